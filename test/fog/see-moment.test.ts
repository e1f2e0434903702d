import { describe, expect, test } from 'vitest';
import type { BattleEvent, BattleEventType } from '#model/battle/battle-event';
import type { BattleSide } from '#model/battle/setup';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { SeenEventOf, SeenMoment } from '#fog/views/seen-event';
import { seeEvents } from '#fog/visibility/see-events';
import { ROLLS, eventsOf, witnessed } from './true-events.ts';
import { entryOf, human, loran, momentsOf } from './true-moments.ts';

const BOTH = [...witnessed(human, 'participant'), ...witnessed(loran, 'participant')];
const FORMED: readonly BattleEvent[] = [
  momentsOf('attacker').TaskForceFormed,
  momentsOf('defender').TaskForceFormed,
];
const record = (moments: readonly BattleEvent[]): readonly CampaignEvent[] =>
  moments.map((moment) => ({ ...eventsOf(human, BOTH).BattleMoment, moment }));

type Step = SeenEventOf<'BattleMoment'>;
/** What a viewer sees of steps that follow on both task forces. */
function seenBy(viewer: EmpireId, ...moments: readonly BattleEvent[]): readonly Step[] {
  const known = { rolls: ROLLS, contacts: new Set([human, loran]) };
  const seen = seeEvents(record([...FORMED, ...moments]), viewer, known);
  return seen.filter((one): one is Step => one.type === 'BattleMoment').slice(FORMED.length);
}
const seenOf = (type: BattleEventType, by: BattleSide): readonly Step[] =>
  seenBy(human, momentsOf(by)[type]);
const own = { own: true, tag: 'A1' };
const enemy = { own: false, tag: 'D1' };
const phase = 'ships-at-ships';

/** Humans, the attacker, look: their own step, and the same step of the Loran. */
const TABLE: Readonly<Record<BattleEventType, Readonly<{ mine: unknown; theirs: unknown }>>> = {
  TaskForceFormed: {
    mine: {
      mine: true,
      flagship: 'A1',
      entered: [{ ...own, unit: 'human.u1', name: 'human ship 1' }],
      reinforcements: 7001,
      limit: 7002,
    },
    theirs: {
      mine: false,
      flagship: 'D1',
      entered: [{ ...enemy, owner: loran, name: 'loran ship 1', condition: 'sound' }],
      reinforcements: null,
      limit: null,
    },
  },
  SurpriseRolled: {
    mine: { mine: true, bonus: 2, intel: 7025, readiness: 'good', modifier: 1 },
    theirs: { mine: false, bonus: 2, readiness: 'good', modifier: 1 },
  },
  LengthRolled: { mine: { bonus: -4, intel: 7026, rounds: 8 }, theirs: { bonus: -4, rounds: 8 } },
  RoundBegan: {
    mine: { round: 1, readiness: { own: 1, enemy: -2 } },
    theirs: { round: 1, readiness: { own: 1, enemy: -2 } },
  },
  FlagshipNamed: {
    mine: { mine: true, flagship: 'A1', sentBack: [own] },
    theirs: { mine: false, flagship: 'D1', sentBack: [enemy] },
  },
  MissionsGiven: {
    mine: { mine: true, points: 7012, given: [{ ...own, mission: 'defensive' }] },
    theirs: { mine: false, points: null, given: [{ ...enemy, mission: 'defensive' }] },
  },
  UnitsHeld: {
    mine: { mine: true, functions: 7024, units: [enemy] },
    theirs: { mine: false, functions: null, units: [own] },
  },
  UnitsHid: {
    mine: { mine: true, units: [own] },
    theirs: { mine: false, units: [enemy] },
  },
  UnitsCloaked: {
    mine: { mine: true, units: [own] },
    theirs: { mine: false, units: [enemy] },
  },
  FireBoosted: {
    mine: {
      mine: true,
      boosts: [
        { ...own, of: 'shields', gun: 'as' },
        { ...own, of: 'carrier', gun: 'af' },
      ],
    },
    theirs: { mine: false, boosts: [{ ...enemy, of: 'shields', gun: null }] },
  },
  ElectronicWarfareWaged: {
    mine: {
      mine: true,
      scouts: 7013,
      jammed: 7014,
      effects: [
        { ...own, effect: 'guardian', by: 'scouts' },
        { ...enemy, effect: 'disruptor', by: 'dedicated' },
      ],
    },
    theirs: {
      mine: false,
      scouts: null,
      jammed: null,
      effects: [
        { ...enemy, effect: 'guardian', by: null },
        { ...own, effect: 'disruptor', by: null },
      ],
    },
  },
  FireRolled: {
    mine: { mine: true, phase, total: 7004, firstStrike: 7021, ramming: 7023, damage: 9 },
    theirs: { mine: false, phase, total: null, damage: 9 },
  },
  DamageDirected: {
    mine: { mine: true, phase, at: enemy, formation: 2, price: 8 },
    theirs: { mine: false, phase, at: own, formation: 2, price: 8 },
  },
  UnitHit: {
    mine: { mine: false, hit: enemy, first: null, by: 'directed', damage: 4, result: 'crippled' },
    theirs: { mine: true, hit: own, first: null, by: 'directed', damage: 4, result: 'crippled' },
  },
  DamageWasted: { mine: { mine: true, phase, damage: 1 }, theirs: { mine: false, damage: 1 } },
  LuckyHitRolled: { mine: { mine: true, hit: false }, theirs: { mine: false, hit: false } },
  MinefieldsSpent: {
    mine: { mine: true, points: 6, units: [own] },
    theirs: { mine: false, points: 6, units: [enemy] },
  },
  UnitsRammed: {
    mine: { mine: true, phase, added: 7022, units: [own] },
    theirs: { mine: false, phase, added: null, units: [enemy] },
  },
  MinefieldsSwept: {
    mine: { mine: true, points: 7015, swept: [enemy] },
    theirs: { mine: false, points: null, swept: [own] },
  },
  UnitsBoarded: {
    mine: {
      mine: true,
      points: 7023,
      boarded: [{ ...enemy, formation: 2, price: 8, result: 'captured' }],
      lost: [enemy],
    },
    theirs: {
      mine: false,
      points: null,
      boarded: [{ ...own, formation: 2, price: 8, result: 'captured' }],
      lost: [own],
    },
  },
  RetreatRolled: {
    mine: {
      mine: true,
      units: [own],
      lane: 'H7016-H7017',
      modifiers: [{ amount: -7019 }],
      total: 7020,
      hurt: [{ ...own, result: 'crippled' }],
    },
    theirs: {
      mine: false,
      units: [enemy],
      lane: null,
      modifiers: [],
      total: null,
      hurt: [{ ...enemy, result: 'crippled' }],
    },
  },
  UnitsExcluded: {
    mine: { mine: true, units: [own, { own: true, tag: 'A7025' }] },
    theirs: { mine: false, units: [enemy] },
  },
  UnitsIncluded: {
    mine: { mine: true, units: [enemy] },
    theirs: { mine: false, units: [own] },
  },
  UnitsSentBack: {
    mine: { mine: true, units: [own, { own: true, tag: 'A7008' }] },
    theirs: { mine: false, units: [enemy] },
  },
  ReinforcementsEntered: {
    mine: { mine: true, entered: [{ own: true, unit: 'human.u2' }], reinforcements: 7009 },
    theirs: { mine: false, entered: [{ own: false, tag: 'D2' }], reinforcements: null },
  },
  FlightsRepaired: {
    mine: { mine: true, units: [own, { own: true, tag: 'A7010' }] },
    theirs: { mine: false, units: [enemy] },
  },
  FlightsLost: { mine: { mine: true, units: [{ own: true, tag: 'A7011' }] }, theirs: null },
  OutcomeEntered: {
    mine: {
      mine: true,
      fates: [{ ...own, fate: 'crippled' }],
      away: [{ ...own, lane: 'H7025-H7026' }],
    },
    theirs: {
      mine: false,
      fates: [{ ...enemy, fate: 'crippled' }],
      away: [{ ...enemy, lane: null }],
    },
  },
  BattleClosed: { mine: { rounds: 8 }, theirs: { rounds: 8 } },
};

describe.each(Object.keys(TABLE) as BattleEventType[])('CSC-15: %s', (type) => {
  test('own steps show in full, with their dice', () => {
    expect(seenOf(type, 'attacker')).toMatchObject([{ moment: TABLE[type].mine as SeenMoment }]);
    const dice = seenOf(type, 'attacker').flatMap(({ rolls }) => rolls);
    expect(dice.every(({ purpose }) => /human|both/.test(purpose))).toBe(true);
  });
  test('of the enemy what is in the task force, and what it does', () => {
    const { theirs } = TABLE[type];
    const seen = seenOf(type, 'defender');
    expect(seen).toMatchObject(theirs === null ? [] : [{ moment: theirs as SeenMoment }]);
    expect(JSON.stringify(seen)).not.toMatch(/70\d\d|loran\.|rolled by loran|stream/);
  });
});

test('FOG-1: a side sees its own fire, surprise and lucky hit rolls', () => {
  for (const type of ['FireRolled', 'SurpriseRolled', 'LuckyHitRolled'] as const) {
    expect(seenOf(type, 'attacker')[0]?.rolls).toHaveLength(1);
    expect(seenOf(type, 'defender')[0]?.rolls).toHaveLength(0);
  }
});

test('CSC-8: a reinforcement that is hit shows itself by it, to its enemy without its id', () => {
  const hit = {
    ...momentsOf('attacker').UnitHit,
    hit: { unit: entryOf('defender', 5).unit, tag: entryOf('defender', 5).tag },
    first: entryOf('defender', 5),
    by: 'overkill',
  } as const;
  const again = { ...hit, first: null, result: 'destroyed' } as const;
  const shown = { own: false, tag: 'D5', design: 'loran-cruiser', owner: loran };
  expect(seenBy(human, hit, again)).toMatchObject([
    { moment: { mine: false, hit: { own: false, tag: 'D5' }, first: shown } },
    { moment: { mine: false, hit: { own: false, tag: 'D5' }, first: null } },
  ]);
  expect(seenBy(loran, hit)).toMatchObject([
    { moment: { mine: true, hit: { own: true, tag: 'D5' }, first: { unit: 'loran.u5' } } },
  ]);
});
