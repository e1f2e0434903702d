import { counted } from '#kernel/words/counted';

/** What the pages of this room say. */
export const TEXTS = {
  wars: 'Wars',
  warsCard:
    'Each war with its battles, the systems that changed hands, and the losses of both sides.',
  warOf: (one: string, other: string): string => `War between ${one} and ${other}`,
  number: 'War',
  one: 'One side',
  other: 'Other side',
  since: 'Since turn',
  until: 'Until turn',
  battles: 'Battles',
  taken: 'Systems',
  oneLost: 'One side lost (EP)',
  otherLost: 'Other side lost (EP)',
  noWars: 'No two powers have been at War.',
  toGalaxy: 'Galaxy',
  backToWars: 'All wars',
  goesOn: 'goes on',
  fromBeginning: 'the beginning',
  fromFirst: 'The two were at War from the beginning.',
  began: (since: string, by: string): string =>
    by === '' ? `It began in ${since}.` : `It began in ${since}; ${by} declared it.`,
  lasts: 'It goes on.',
  ended: (turn: number, how: string): string => `It ended in turn ${String(turn)}: ${how}.`,
  turn: (turn: number): string => `turn ${String(turn)}`,
  oneIsGone: 'one side is out of the game',
  became: (state: string): string => `their relation became ${state}`,
  summary: (battles: number, taken: number): string =>
    `${counted(battles, 'battle')}, ${counted(taken, 'system')} changed hands.`,
  onlyTheirs:
    'Losses are those in battles between the two, on the ground, and by bombardment of each other.',
  lossesByClass: 'Losses by class',
  empire: 'Empire',
  class: 'Class',
  units: 'Units',
  cost: 'Construction cost (EP)',
  allClasses: 'all classes',
  noLosses: 'Neither side lost a unit to the other.',
  systemsTaken: 'Systems that changed hands',
  system: 'System',
  inTurn: 'Turn',
  from: 'From',
  by: 'By',
  how: 'How',
  noSystems: 'No system changed hands between them.',
} as const;
