import { cite } from '#kernel/reasons/cite';
import type { SeenCombatant, SeenMoment, SeenMomentType } from '#fog/views/seen-event';
import { designId } from '#test/support/campaign';
import { loran } from '#test/report/reports/sample-campaign';
import { tag } from '#test/report/reports/sample-events';
import { type Sample, valiant, apollo } from './sample-terms.ts';

const mine: SeenCombatant = {
  own: true,
  unit: valiant,
  tag: tag('A1'),
  design: apollo,
  name: 'Valiant',
  condition: 'sound',
};
const theirs: SeenCombatant = {
  own: false,
  owner: loran,
  tag: tag('B1'),
  design: designId('lida'),
  name: '',
  condition: 'crippled',
};
/** Introduces the two units that the other samples speak of. */
export const INTRODUCTIONS: readonly SeenMoment[] = [
  { type: 'ReinforcementsEntered', mine: true, entered: [mine], reinforcements: null },
  { type: 'ReinforcementsEntered', mine: false, entered: [theirs], reinforcements: null },
];
const ours = { own: true, tag: tag('A1') };
const enemy = { own: false, tag: tag('B1') };
const phase = 'ships-at-ships' as const;

export const MOMENT_SAMPLES: {
  readonly [T in SeenMomentType]: Sample<Extract<SeenMoment, { type: T }>>;
} = {
  TaskForceFormed: [
    {
      type: 'TaskForceFormed',
      mine: true,
      flagship: tag('A1'),
      entered: [mine],
      reinforcements: 1,
      limit: 7,
    },
    'You formed a task force with flagship Valiant (Apollo u1): Valiant (Apollo u1); its limit is 7; 1 unit waits in your reinforcements',
  ],
  SurpriseRolled: [
    { type: 'SurpriseRolled', mine: false, bonus: 2, readiness: 'poor', modifier: -1 },
    'Surprise (+2 by scenario and place): the enemy’s readiness is poor (−1)',
  ],
  LengthRolled: [{ type: 'LengthRolled', bonus: 0, rounds: 4 }, 'The battle lasts up to 4 rounds'],
  RoundBegan: [
    { type: 'RoundBegan', round: 2, readiness: { own: 0, enemy: 1 } },
    'Round 2 began: your readiness ±0, the enemy’s +1',
  ],
  FlagshipNamed: [
    { type: 'FlagshipNamed', mine: false, flagship: tag('B1'), sentBack: [] },
    'The enemy took a new command: flagship Lida B1',
  ],
  MissionsGiven: [
    {
      type: 'MissionsGiven',
      mine: true,
      points: 6,
      given: [{ ...ours, mission: 'anti-ship' }],
    },
    'You gave missions with 6 points: Anti-Ship for Valiant (Apollo u1)',
  ],
  UnitsHeld: [
    { type: 'UnitsHeld', mine: true, functions: 2, units: [enemy] },
    'You held Lida B1 in Stasis with 2 functions',
  ],
  UnitsHid: [
    { type: 'UnitsHid', mine: false, units: [enemy] },
    'The enemy hid Lida B1 among the asteroids',
  ],
  UnitsCloaked: [
    { type: 'UnitsCloaked', mine: false, units: [enemy] },
    'The enemy cloaked Lida B1',
  ],
  FireBoosted: [
    {
      type: 'FireBoosted',
      mine: true,
      boosts: [
        { ...ours, of: 'shields', gun: 'as' },
        { ...ours, of: 'carrier', gun: 'af' },
      ],
    },
    'You gave up cover to fire better: Shields to AS for Valiant (Apollo u1); Carrier to AF for Valiant (Apollo u1)',
  ],
  ElectronicWarfareWaged: [
    {
      type: 'ElectronicWarfareWaged',
      mine: true,
      scouts: 2,
      jammed: 1,
      effects: [
        { ...ours, effect: 'guardian', by: 'dedicated' },
        { ...enemy, effect: 'suppression', by: 'scouts' },
      ],
    },
    'You waged electronic warfare with 2 Scout functions (1 jammed): Guardian (dedicated) for Valiant (Apollo u1); Suppression for Lida B1',
  ],
  FireRolled: [
    { type: 'FireRolled', mine: false, phase: 'flights-at-ships', total: null, damage: 5 },
    'The enemy fired flights at ships: 5 damage',
  ],
  DamageDirected: [
    { type: 'DamageDirected', mine: true, phase, at: enemy, formation: 2, price: 12 },
    'You directed 12 of it at Lida B1 in formation 2',
  ],
  UnitHit: [
    {
      type: 'UnitHit',
      mine: true,
      phase,
      hit: ours,
      first: null,
      by: 'lucky',
      damage: 6,
      result: 'crippled',
    },
    'Your Valiant (Apollo u1) was crippled by a lucky hit (6)',
  ],
  DamageWasted: [
    { type: 'DamageWasted', mine: true, phase, damage: 2 },
    '2 of your damage did nothing',
  ],
  LuckyHitRolled: [
    { type: 'LuckyHitRolled', mine: false, phase, hit: false },
    'The enemy tried for a lucky hit: none',
  ],
  MinefieldsSpent: [
    { type: 'MinefieldsSpent', mine: true, points: 6, units: [ours] },
    'You spent Valiant (Apollo u1) for 6 points of damage',
  ],
  UnitsRammed: [
    { type: 'UnitsRammed', mine: false, phase, added: null, units: [enemy] },
    'The enemy rammed ships with Lida B1, and lost what rammed',
  ],
  MinefieldsSwept: [
    { type: 'MinefieldsSwept', mine: false, points: null, swept: [ours] },
    'The enemy swept Valiant (Apollo u1)',
  ],
  UnitsBoarded: [
    {
      type: 'UnitsBoarded',
      mine: false,
      points: null,
      boarded: [{ ...ours, formation: 2, price: 8, result: 'captured' }],
      lost: [ours],
    },
    'The enemy boarded: Valiant (Apollo u1) in formation 2 captured for 8; Valiant (Apollo u1) lost with it',
  ],
  RetreatRolled: [
    {
      type: 'RetreatRolled',
      mine: true,
      units: [ours],
      lane: null,
      modifiers: [{ label: 'minor lane', cite: cite('CSC-12'), amount: -1 }],
      total: 2,
      hurt: [{ ...ours, result: 'crippled' }],
    },
    'You tried to get away with Valiant (Apollo u1) (−1 minor lane, total 2, needs 3): Valiant (Apollo u1) crippled',
  ],
  UnitsExcluded: [
    { type: 'UnitsExcluded', mine: true, units: [enemy] },
    'You kept Lida B1 out of the battle',
  ],
  UnitsIncluded: [
    { type: 'UnitsIncluded', mine: false, units: [ours] },
    'The enemy saw to it that Valiant (Apollo u1) took part',
  ],
  UnitsSentBack: [
    { type: 'UnitsSentBack', mine: true, units: [ours] },
    'You sent back Valiant (Apollo u1)',
  ],
  ReinforcementsEntered: [
    { type: 'ReinforcementsEntered', mine: false, entered: [theirs], reinforcements: null },
    'The enemy brought in crippled Lida B1',
  ],
  FlightsRepaired: [
    { type: 'FlightsRepaired', mine: false, units: [enemy] },
    'The enemy repaired Lida B1',
  ],
  FlightsLost: [
    { type: 'FlightsLost', mine: true, units: [ours] },
    'You lost Valiant (Apollo u1), which found no berth',
  ],
  BattleClosed: [
    { type: 'BattleClosed', rounds: 2, because: 'nothing-left' },
    'The fighting stopped after 2 rounds, when a side had no units left in it',
  ],
  OutcomeEntered: [
    {
      type: 'OutcomeEntered',
      mine: false,
      fates: [
        { ...enemy, fate: 'destroyed' },
        { ...enemy, fate: 'captured' },
      ],
      away: [{ ...enemy, lane: null }],
    },
    'The enemy lost Lida B1; lost to capture Lida B1; got away with Lida B1',
  ],
};
