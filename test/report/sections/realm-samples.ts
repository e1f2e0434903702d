import { cite } from '#kernel/reasons/cite';
import type { SeenEventOf } from '#fog/views/seen-event';
import type { ColonyType } from '#report/sentences/colony-sentences';
import type { TechType } from '#report/sentences/tech-sentences';
import { unitId } from '#test/support/campaign';
import { sol, wolf } from '#test/report/reports/sample-campaign';
import { type Sample, apollo, head, valiant } from './sample-terms.ts';

const rolled = {
  ...head,
  rolls: [{ purpose: 'growth at Sol', faces: 10, values: [9], total: 9 }],
};
const COL_4 = cite('COL-4');

/** Samples of research and colonies. */
export const REALM_SAMPLES: {
  readonly [T in TechType | ColonyType]: Sample<SeenEventOf<T>>;
} = {
  TechInvested: [
    { type: 'TechInvested', ...head, points: 3, pool: 15 },
    'You put 3 EP into research, whose pool holds 15.',
  ],
  TechChecked: [
    {
      type: 'TechChecked',
      ...head,
      requirement: 30,
      pool: 45,
      checks: [
        { chance: 100, advanced: true },
        { chance: 25, advanced: false },
      ],
      poolAfter: 0,
    },
    'Yearly tech check: a pool of 45 against the system income of 30 EP gave an advance for sure and a chance of 25 %, which failed; the pool holds 0 now.',
  ],
  UnitReverseEngineered: [
    {
      type: 'UnitReverseEngineered',
      ...head,
      unit: unitId('human.u8'),
      design: apollo,
      name: 'Nestor',
      potential: 30,
      percent: 75,
      points: 23,
      requirement: 40,
      advanced: false,
      pool: 38,
    },
    'Nestor (Apollo u8) was reverse engineered: 75 % of a potential of 30 bring 23 points of tech investment; the pool holds 38.',
  ],
  ClassUnlocked: [
    { type: 'ClassUnlocked', ...head, design: apollo, inHand: 0 },
    'An advance unlocked Apollo.',
  ],
  EraRisen: [
    { type: 'EraRisen', ...head, era: 2 },
    'All classes of your era are unlocked: era 2 begins.',
  ],
  AdvancesKept: [
    { type: 'AdvancesKept', ...head, inHand: 1 },
    '1 advance found no class to unlock and will be kept until there is one.',
  ],
  ClassDesigned: [
    { type: 'ClassDesigned', ...head, design: apollo, name: 'Ares', era: 6 },
    'Ares is designed, a class of your own for era 6: an advance unlocks it.',
  ],
  TechYearRisen: [
    { type: 'TechYearRisen', ...head, year: 3004 },
    'An advance raised your tech year to 3004.',
  ],
  UnlockRolled: [
    { type: 'UnlockRolled', ...head, chance: 50, unlocked: false, kept: 50 },
    'An advance gave a chance of 50 % of a new class, which failed: the next advance adds to these 50 %.',
  ],
  ProjectBegun: [
    {
      type: 'ProjectBegun',
      ...head,
      kind: 'repair',
      subject: { kind: 'unit', unit: valiant },
      paid: 2,
      ready: 4,
    },
    'You ordered the repair of Valiant (Apollo u1) for 2 EP, which is done in turn 4.',
  ],
  ProjectCancelled: [
    {
      type: 'ProjectCancelled',
      ...head,
      kind: 'field-repair',
      subject: { kind: 'unit', unit: valiant },
      refund: 3,
    },
    'You cancelled the field repair of Valiant (Apollo u1); you get 3 EP back in the Construction Phase.',
  ],
  ProjectRefunded: [
    { type: 'ProjectRefunded', ...head, subject: { kind: 'system', system: sol }, refund: 7 },
    'You got 7 EP back for the cancelled work on Sol.',
  ],
  ProductivitySold: [
    { type: 'ProductivitySold', ...head, system: sol, gain: 15, productivity: 2 },
    'You sold a point of Productivity at Sol for 15 EP; 2 are left.',
  ],
  ColonyFounded: [
    {
      type: 'ColonyFounded',
      ...head,
      system: wolf,
      convoy: unitId('human.u8'),
      design: apollo,
      name: 'Long Haul',
      settlement: 'outpost',
    },
    'Long Haul (Apollo u8) founded an outpost at Wolf <359> and was used up.',
  ],
  CensusLanded: [
    { type: 'CensusLanded', ...head, system: wolf, census: 1, morale: 1 },
    'A Census landed at Wolf <359>, which has Census 1 and Morale 1 now.',
  ],
  ProductivityRaised: [
    { type: 'ProductivityRaised', ...head, system: sol, productivity: 7 },
    'Productivity of Sol rose to 7.',
  ],
  SystemTerraformed: [
    {
      type: 'SystemTerraformed',
      ...head,
      rolls: [{ purpose: 'terraforming of Sol', faces: 6, values: [1, 2], total: 3 }],
      system: sol,
      trait: 'Ultra Rich',
      gains: [
        { label: 'RAW', cite: cite('COL-3'), amount: 2 },
        { label: 'Productivity', cite: cite('COL-3'), amount: 1 },
      ],
    },
    'Terraforming gave Sol the trait Ultra Rich: RAW +2 and Productivity +1 – you rolled 1 + 2 = 3.',
  ],
  ColonySpecialised: [
    { type: 'ColonySpecialised', ...head, system: sol, to: 'mining' },
    'Sol is specialised from next turn on: mining.',
  ],
  IntelRaised: [{ type: 'IntelRaised', ...head, system: sol, intel: 2 }, 'Intel of Sol rose to 2.'],
  ImprovementFailed: [
    {
      type: 'ImprovementFailed',
      ...head,
      kind: 'productivity',
      system: wolf,
      paid: 30,
      because: 'blockaded',
    },
    'The point of Productivity for Wolf <359> was lost, and 30 EP with it: it is blockaded.',
  ],
  GrowthChecked: [
    {
      type: 'GrowthChecked',
      ...rolled,
      system: sol,
      ledger: [
        { label: 'd10', cite: COL_4, amount: 9 },
        { label: 'Capacity', cite: COL_4, amount: 8 },
        { label: 'Missed checks', cite: COL_4, amount: 2 },
      ],
      target: 15,
      grown: true,
      missed: 0,
    },
    'Growth at Sol: d10 9 + Capacity 8 + Missed checks 2 = 19, above 15: it grows.',
  ],
  CensusGrown: [
    { type: 'CensusGrown', ...head, system: wolf, from: sol, census: 5 },
    'Sol is full: its growth went to Wolf <359>, which has Census 5 now.',
  ],
  GrowthLost: [
    { type: 'GrowthLost', ...head, system: sol },
    'Sol is full, and no other system that it can reach has room: its growth is lost.',
  ],
};
