import { choice, flag } from '#model/settings/setting';

/** Settings of supply, minefields and raiders. */
export const SUPPLY_SETTINGS = {
  strategicRedeployment: flag({
    name: 'Strategic redeployment',
    explanation: 'Flights and minefields may be moved between systems in supply.',
    group: 'supply',
    rules: ['SUP-10', 'OPT-17'],
    change: 'any-time',
    default: 'on',
    since: '0009-play-in-the-galaxy',
  }),
  minesweeping: choice({
    name: 'Minesweeping',
    explanation: 'What one uncrippled Minesweeper function clears.',
    group: 'supply',
    rules: ['SUP-3'],
    change: 'any-time',
    choices: {
      points: 'one point of DV',
      fields: 'one minefield',
    },
    default: 'points',
    since: '0009-play-in-the-galaxy',
  }),
  activeMinefields: flag({
    name: 'Active minefields',
    explanation: 'Minefields fire at enemy fleets that enter the system.',
    group: 'supply',
    rules: ['OPT-24'],
    change: 'any-time',
    default: 'off',
    since: '0009-play-in-the-galaxy',
  }),
  raiders: flag({
    name: 'Raiders',
    explanation: 'Raiders appear in poorly guarded systems.',
    group: 'supply',
    rules: ['SUP-1'],
    change: 'any-time',
    default: 'on',
    since: '0009-play-in-the-galaxy',
    before: 'off',
  }),
  raiderTactics: choice({
    name: 'Raider tactics',
    explanation: 'What raiders do against forces that cost twice as much.',
    group: 'supply',
    rules: ['SUP-1'],
    change: 'any-time',
    choices: {
      stand: 'accept battle',
      flee: 'leave by a random lane',
    },
    default: 'stand',
    since: '0009-play-in-the-galaxy',
  }),
  raidersBlockade: flag({
    name: 'Raider blockades',
    explanation: 'Raiders blockade systems as enemies do.',
    group: 'supply',
    rules: ['SUP-1', 'SUP-4'],
    change: 'any-time',
    default: 'off',
    since: '0009-play-in-the-galaxy',
  }),
} as const;
