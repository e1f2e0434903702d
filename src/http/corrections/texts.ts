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
  gainInTechYears: 'Gain in tech years',
  savedChance: 'Saved chance of a class (%)',
  setValueOfEmpire: 'Set a value of an empire',
  setValueOfSystem: 'Set a value of a system',
  setStateOfUnit: 'Set the state of a unit',
  unpaidThisTurn: 'Unpaid this turn',
  paidThisTurn: 'Paid this turn',
  unconverted: 'Unconverted',
  converted: 'Converted',
  loadOrdnance: 'Load ordnance',
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

  stopProject: 'Stop a repair, a refit or an improvement',
  underWay: 'Under way',
  nothingComesBack: 'Nothing that was paid is given back.',
  projectOf: (what: string, of: string): string => `${what}: ${of}`,
  projects: {
    productivity: 'Productivity',
    intel: 'Intel',
    terraforming: 'Terraforming',
    repair: 'Repair',
    'field-repair': 'Repair in the field',
    refit: 'Refit',
    status: 'Change of status',
    lane: 'Better lane',
    upgrade: 'Upgrade',
  },

  markColony: 'Set what a colony loses at the next Opening',
  loss: 'Loss',
  suppressed: 'Productivity suppressed (points)',
  bombarded: 'Utilized Productivity lost (points)',
  halved: 'Utilized Productivity halved (times)',
  disruptedHalf: 'Utilized Productivity halved by disruption (1 or 0)',
  disruptedZero: 'All Utilized Productivity lost by disruption (1 or 0)',
  pointsOrTimes: 'Points or times',
  lowerDefense: 'Lower the Defense of a ground unit this turn',
  setLane: 'Set a lane',
  laneClass: (kind: string): string => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
  noLane: 'No lane (remove it)',
  setValueOfClass: 'Set a value of a class',
  setAbilityOfClass: 'Set an ability of a class',
  ability: 'Ability',
  rating: 'Rating',
  zeroTakesAway: '0 takes it away.',
  yearOfService: 'Year of service (0: from the start)',
  ofGroundUnits: (value: string): string => `${value} (ground units)`,
  dFactor: 'D Factor',
  changeForceList: 'Change a force list',
  change: 'Change',
  takeFromList: 'Take the class from the list',
  putBackIntoList: 'Put the class back into the list',
  addClassToList: 'Add a class to a force list',
  copyOf: 'Copy of',
  nameOfClass: 'Name of the new class',

  namedAs: (quoted: string): string => ` named ${quoted}`,
  previewThisCorrection: 'Preview the correction',
  reason: 'Reason',
} as const;
