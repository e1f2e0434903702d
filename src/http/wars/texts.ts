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
    'Losses are what one side destroyed or captured of the other: in battle, on the ground, by bombardment, by agents, by minefields, and by hunger in its blockades. Other hunger counts for no war: it is nobody’s deed that there is no way to a depot.',
  lossesByClass: 'Losses by class and cause, in EP',
  empire: 'Empire',
  class: 'Class',
  units: 'Units',
  cost: 'All causes',
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
