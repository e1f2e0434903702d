import { choice, flag, number } from '#model/settings/setting';

const since = '0016-ground-war';

/** Settings of bombardment, ground combat and rebellion. */
export const SIEGE_SETTINGS = {
  bombardmentSurrender: flag({
    name: 'Surrender under bombardment',
    explanation:
      'A fleet that bombards the Census may first ask a colony without ground units to surrender.',
    group: 'ground',
    rules: ['OPT-19'],
    change: 'any-time',
    default: 'off',
    since,
  }),
  massDriverCap: number({
    name: 'Least Capacity under Mass Drivers',
    explanation: 'Mass Drivers can’t lower the Capacity of a system below this.',
    group: 'ground',
    rules: ['OPT-18'],
    change: 'any-time',
    default: 0,
    least: 0,
    most: 1000,
    unit: '',
    since,
  }),
  invasionNeedsSuperiority: flag({
    name: 'Superiority for invasions',
    explanation: 'An invasion needs orbital superiority.',
    group: 'ground',
    rules: ['GND-2'],
    change: 'any-time',
    default: 'on',
    since,
  }),
  invasionPenalty: choice({
    name: 'Attack of invaders',
    explanation: 'What ground units without support and without Marines lose when they invade.',
    group: 'ground',
    rules: ['GND-2'],
    change: 'any-time',
    choices: {
      half: 'half of their Attack, rounded down',
      minus: '2 Attack from convoys, 1 from Assault ships',
    },
    default: 'half',
    since,
  }),
  counterAttack: flag({
    name: 'Counter-attacks on invaders',
    explanation:
      'A defender that invaders attack also strikes at each of them, with 1 more Attack.',
    group: 'ground',
    rules: ['GND-2'],
    change: 'any-time',
    default: 'off',
    since,
  }),
  beachhead: choice({
    name: 'Beachheads',
    explanation: 'What invaders must do to win a beachhead.',
    group: 'ground',
    rules: ['GND-2'],
    change: 'any-time',
    choices: {
      kill: 'destroy a defending unit',
      damage: 'hurt a defending unit and survive',
    },
    default: 'kill',
    since,
  }),
  beachheadLanding: choice({
    name: 'Landing at a beachhead',
    explanation: 'When other units may land at a beachhead.',
    group: 'ground',
    rules: ['GND-2'],
    change: 'any-time',
    choices: {
      next: 'from the turn after it was won',
      same: 'in the turn in which it was won',
    },
    default: 'next',
    since,
  }),
  shock: flag({
    name: 'Shock of ground units',
    explanation: 'A ground unit with Shock has 1 more Attack in the first attack of a fight.',
    group: 'ground',
    rules: ['ABL-3'],
    change: 'any-time',
    default: 'off',
    since,
  }),
  conqueredIntel: choice({
    name: 'Intel of conquered systems',
    explanation: 'What a conqueror keeps of the Intel of a system.',
    group: 'ground',
    rules: ['ECO-8'],
    change: 'any-time',
    choices: { lost: 'none', half: 'half of it, rounded down' },
    default: 'lost',
    since,
  }),
  rebelWorld: choice({
    name: 'Independent colonies',
    explanation: 'What rebels make of a colony that they take.',
    group: 'ground',
    rules: ['COL-10'],
    change: 'any-time',
    choices: {
      nonAligned: 'a non-aligned world that its militias defend',
      unowned: 'a world that nobody owns or defends',
    },
    default: 'nonAligned',
    since,
  }),
} as const;
