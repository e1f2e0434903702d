import { describe, expect, test } from 'vitest';
import { randomOrders } from '#ai/plans/random-orders';
import type { LaneView } from '#fog/views/empire-view';
import { seededDice } from '#kernel/dice/seeded-dice';
import { laneIdOf } from '#model/campaign/lane';
import type { AssignUnits, FormFleet, Order } from '#model/orders/order';
import { newUnitRef, type UnitRef } from '#model/orders/unit-ref';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { fleetId } from '#test/support/campaign';
import { harbour, human, sol, unit, workId, wolf } from '#test/support/harbour';
import { judgeOrders } from '#legality/judge-orders';
import { build, codesIn, viewOf } from './yard-orders.ts';

const ares = newUnitRef('Ares');
const home = fleetId('human.f1');
const toHome: AssignUnits['to'] = { kind: 'fleet', fleet: home };

const assign = (units: readonly UnitRef[], to: AssignUnits['to'] = toHome): Order => ({
  kind: 'AssignUnits',
  units,
  to,
  at: 'construction',
});
const form = (units: readonly UnitRef[], at: FormFleet['at'] = 'construction'): Order => ({
  kind: 'FormFleet',
  name: 'Van',
  units,
  at,
});
const named = (name: string, design: Parameters<typeof build>[0] = 'cruiser'): Order =>
  build(design, { names: [name] });
const van: AssignUnits['to'] = { kind: 'fleet', fleet: 'new:Van' };
const before = (units: readonly UnitRef[], to: AssignUnits['to']): Order => ({
  ...{ kind: 'AssignUnits', units, to },
  at: 'movement',
});
const leave: Order = { kind: 'MoveFleet', fleet: home, path: [wolf] };

const judged = (orders: readonly Order[], works = {}) => {
  const crew = { u1: ['cruiser'], u2: ['carrier'], y1: ['yard'] } as const;
  const id = laneIdOf(sol, wolf);
  const lane: LaneView = {
    id,
    a: sol,
    b: wolf,
    class: 'major',
    known: { turn: 3, source: 'presence' },
  };
  const view = viewOf(harbour({ crew, works }));
  const far = { ...view.systems[sol]!, id: wolf, name: 'Wolf', own: null };
  const charted = { lanes: { [id]: lane }, systems: { ...view.systems, [wolf]: far } };
  return codesIn(judgeOrders({ ...view, ...charted }, orders));
};

describe('CON-11: units that come into service this turn', () => {
  test.each<[string, readonly Order[], readonly (readonly string[])[]]>([
    ['join a fleet', [named('Ares'), assign([ares])], [[], []]],
    ['form one with others', [named('Ares'), form([unit('u1'), ares])], [[], []]],
    [
      'go aboard a carrier, if they are flights',
      [named('Ares', 'wing'), assign([ares], { kind: 'aboard', carrier: unit('u2') })],
      [[], []],
    ],
    [
      'go nowhere aboard, if they are ships',
      [named('Ares'), assign([ares], { kind: 'aboard', carrier: unit('u2') })],
      [[], ['UNITS_NOT_FLIGHTS']],
    ],
    [
      'do nothing before movement',
      [named('Ares'), form([ares], 'movement')],
      [[], ['NEW_UNIT_EARLY']],
    ],
    ['are built by a line above', [assign([ares]), named('Ares')], [['NEW_UNIT_UNKNOWN'], []]],
    [
      'are told apart by their names',
      [named('Ares'), named('Ares'), assign([ares])],
      [[], ['CAPACITY_EXCEEDED', 'UNIT_NAME_TAKEN'], ['NEW_UNIT_AMBIGUOUS']],
    ],
    [
      'are doubted when another of that name comes',
      [
        named('Ares', 'wing'),
        assign([ares], { kind: 'aboard', carrier: unit('u2') }),
        named('Ares', 'wing'),
      ],
      [[], ['NEW_UNIT_UNFINISHED'], ['UNIT_NAME_TAKEN']],
    ],
    [
      'wait while they are not finished',
      [build('cruiser', { names: ['Ares'], pay: 3 }), assign([ares])],
      [[], ['NEW_UNIT_UNFINISHED']],
    ],
    [
      'join a fleet that a line above forms then',
      [named('Ares'), form([unit('u1')]), assign([ares], van)],
      [[], [], []],
    ],
    [
      'join no fleet that a line below forms, nor before movement one that is formed later',
      [assign([unit('u2')], van), form([unit('u1')]), before([unit('u2')], van)],
      [['FLEET_UNKNOWN'], [], ['FLEET_UNKNOWN']],
    ],
    [
      'meet no fleet that is formed of ships that leave',
      [named('Ares'), form([unit('u1')]), assign([ares], van), leave],
      [[], [], ['CONSTRUCTION_APART'], ['RAIDERS_MAY_COME']],
    ],
    [
      'meet no fleet that leaves',
      [named('Ares'), assign([ares]), leave],
      [[], ['CONSTRUCTION_APART'], ['RAIDERS_MAY_COME']],
    ],
  ])('%s', (_name, orders, codes) => {
    expect(judged(orders)).toEqual(codes);
  });

  test('may have been begun in an earlier turn', () => {
    const works = { w1: { name: 'Ares', owner: human } };
    expect(judged([assign([ares])], works)).toEqual([[]]);
    const cancel: Order = { kind: 'CancelWork', work: workId('w1') };
    expect(judged([cancel, assign([ares])], works)).toEqual([[], ['NEW_UNIT_UNKNOWN']]);
  });

  test('are themselves carriers of what is there', () => {
    const carrier = { w1: { name: 'Ares', owner: human, design: 'carrier', cost: 6, paid: 6 } };
    const wing = [assign([newUnitRef('Talon')], { kind: 'aboard', carrier: ares })];
    expect(judged([named('Talon', 'wing'), ...wing], carrier)).toEqual([[], []]);
  });
});

test('CON-11: the random player orders of what is under construction', () => {
  const works = { w1: { name: 'Ares', owner: human } };
  const view = viewOf(harbour({ crew: { u1: ['cruiser'], y1: ['yard'] }, works }));
  const sheets = ['a', 'b', 'c', 'd', 'e', 'f'].map((secret) => {
    const seed = { secret, turn: 3, attempt: 1, phase: 'economic' } as const;
    return randomOrders(view, seededDice<RollPurpose>(seed));
  });
  const named = sheets.flat().flatMap((order) => (order.kind === 'AssignUnits' ? order.units : []));
  expect(named).toContain(ares);
});
