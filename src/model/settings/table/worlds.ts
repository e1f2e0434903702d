import { choice, flag } from '#model/settings/setting';

const since = '0029-non-aligned-worlds';

/** Settings of non-aligned worlds. */
export const WORLD_SETTINGS = {
  nonAligned: flag({
    name: 'Non-aligned worlds',
    explanation:
      'Homeworlds that no player begins with are the homes of non-aligned worlds: small powers with forces and a will of their own.',
    group: 'diplomacy',
    rules: ['DIP-14', 'MAP-7'],
    change: 'any-time',
    default: 'on',
    since,
    before: 'off',
  }),
  nonAlignedControl: choice({
    name: 'Who plays non-aligned worlds',
    explanation:
      'The one who plays a world writes its orders and answers its questions in battle. The moderator can give the seat of a world to a player in any campaign; who plays it from then on.',
    group: 'diplomacy',
    rules: ['DIP-16'],
    change: 'any-time',
    choices: {
      ai: 'a machine, by the strategy of each world',
      moderator: 'the moderator, where no player has the seat',
      player: 'players to whom the moderator gives the seats; the others wait for one',
    },
    default: 'ai',
    since,
  }),
  nonAlignedEra: choice({
    name: 'Era of non-aligned worlds',
    explanation: 'The tech era of a non-aligned world when it is found.',
    group: 'diplomacy',
    rules: ['DIP-14'],
    change: 'any-time',
    choices: {
      leader: 'that of the most advanced player, or one less',
      'd6-1': '1d6 − 1, at least 1',
      year: 'by the campaign year',
    },
    default: 'leader',
    since,
  }),
  nonAlignedIntel: choice({
    name: 'Intel of non-aligned worlds',
    explanation: 'The Intel of the homeworld of a non-aligned world when it is found.',
    group: 'diplomacy',
    rules: ['DIP-14'],
    change: 'any-time',
    choices: {
      morale: 'as high as its Morale',
      none: 'none',
    },
    default: 'morale',
    since,
  }),
  worldObjectives: flag({
    name: 'Objectives of non-aligned worlds',
    explanation:
      'Each non-aligned world pursues an objective by its strategy, and gains 2d6 EP when it reaches it. It tells the empires with which it has a treaty.',
    group: 'diplomacy',
    rules: ['OPT-14'],
    change: 'any-time',
    default: 'off',
    since: '0030-rest-of-the-galaxy',
  }),
  blankPersonalities: choice({
    name: 'Honorable and Ruthless worlds',
    explanation:
      'What the personalities that the book leaves blank do to the rolls of a non-aligned world.',
    group: 'diplomacy',
    rules: ['DIP-15'],
    change: 'any-time',
    choices: {
      house:
        'Honorable worlds are patient, but hold a broken word against you; Ruthless ones fall two levels at once',
      none: 'nothing',
    },
    default: 'house',
    since,
  }),
} as const;
