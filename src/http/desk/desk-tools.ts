/** What else a moderator can do, below his desk: path, name, and what it is for. */
const TOOLS = [
  ['/shadow', 'Shadow turn', 'What would happen if the turn ran now.'],
  ['/what-if', 'What if', 'The chances of a battle that could be fought.'],
  [
    '/battles',
    'Battles under way',
    'What waits for an answer, the dice so far, and which battles are fought elsewhere.',
  ],
  ['/diff', 'Differences', 'What changed between two points of the campaign.'],
  ['/notes', 'Notes', 'What you want to remember, phase by phase.'],
  ['/rulings', 'Rulings', 'Questions about the rules, and how you decided them.'],
  ['/messages', 'Messages', 'Words of yours in a player’s next report.'],
  ['/corrections', 'Corrections', 'Setting the state right after a mistake.'],
  ['/relations', 'Relations', 'How empires stand to each other.'],
  ['/export', 'Save the campaign', 'All of it in one file.'],
] as const;

type Tool = Readonly<{ href: string; label: string; text: string }>;

/** The ways from the desk to its other rooms. */
export const deskTools = (base: string): readonly Tool[] =>
  TOOLS.map(([path, label, text]) => ({ href: `${base}${path}`, label, text }));
