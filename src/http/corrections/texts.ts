import { counted } from '#kernel/words/counted';

/** What the pages of this room say. */
export const TEXTS = {
  editsCanBeMade: (lines: number): string =>
    `${lines > 1 ? `All ${counted(lines, 'edit')}` : 'The edit'} can be made.`,
  someEditsCantBeMade: (wrong: number, lines: number): string =>
    `${String(wrong)} of ${counted(lines, 'edit')} can’t be made. Correct them first: edits are made all together or not at all.`,
  inNextReport: 'In the next report.',
  atOnce: (edition: number): string =>
    `At once, in edition ${String(edition)} of this turn’s report.`,
  estimatedTreasuryNextTurnWithoutOrders: (before: number, after: number): string =>
    `Estimated Treasury next turn without orders: ${String(before)} → ${String(after)} EP`,
  phaseWithEdits: (turn: number, run: string, edits: number): string =>
    `Turn ${String(turn)}, ${run}: ${counted(edits, 'edit')}`,
  issuedAtOnce: (issued: string): string => `Issued at once: ${issued}.`,
  playersReadReason: 'Players read the reason',
  playersDontReadReason: 'Players don’t read the reason',
  campaignsRecordsKeep: 'The campaign’s records keep it.',

  techPool: 'Tech pool',
  unspentAdvances: 'Unspent advances',
  setValueOfEmpire: 'Set a value of an empire',
  setValueOfSystem: 'Set a value of a system',
  setStateOfUnit: 'Set the state of a unit',
  moveFleet: 'Move a fleet',
  addUnits: 'Add units',
  howMany: 'How many',
  nameOfFirst: 'Name of the first (optional)',
  removeUnit: 'Remove a unit',

  correctionIsMade:
    'The correction is made. If orders are open, the list below names the new editions; otherwise the next reports tell of it. You can undo it there.',
  theseWouldBeChanges: 'These would be the changes. Nothing is changed yet.',
  correctionHasMistakes:
    'The correction has mistakes, and nothing is changed. The lines below say what is wrong.',
  nothingWasAdded: 'Nothing was added. Fill in every field of the form.',
  correctCampaignAfterMistake: 'Correct the campaign after a mistake.',

  namedAs: (quoted: string): string => ` named ${quoted}`,
  previewThisCorrection: 'Add it to a correction',
} as const;
