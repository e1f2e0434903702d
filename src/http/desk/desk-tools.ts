/** The other pages of the desk: path, name and purpose. */
const TOOLS = [
  ['/shadow', 'Shadow turn', 'A trial run of the turn with the orders so far.'],
  ['/what-if', 'What if', 'The chances of a possible battle.'],
  [
    '/battles',
    'Battles under way',
    'Open questions, the dice so far, and battles fought elsewhere.',
  ],
  ['/diff', 'Differences', 'Changes between two points of the campaign.'],
  ['/notes', 'Notes', 'Your own notes, phase by phase.'],
  ['/rulings', 'Rulings', 'Your decisions about questions of the rules.'],
  ['/messages', 'Messages', 'Add a message to a player’s next report.'],
  ['/corrections', 'Corrections', 'Correct the campaign after a mistake.'],
  ['/relations', 'Relations', 'Treaties and wars between empires.'],
  ['/export', 'Export the campaign', 'The whole campaign in one file.'],
] as const;

type Tool = Readonly<{ href: string; label: string; text: string }>;

/** The ways from the desk to its other rooms. */
export const deskTools = (base: string): readonly Tool[] =>
  TOOLS.map(([path, label, text]) => ({ href: `${base}${path}`, label, text }));
