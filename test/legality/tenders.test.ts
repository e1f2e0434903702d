import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import type { CampaignState } from '#model/campaign/state';
import type { AssignUnits, Order } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { eventsOf, looked, move, sail, voyageOf, whereAre } from '#test/engine/movement/voyages';
import { empireId, fleetId, inFleet, unitId } from '#test/support/campaign';

const [TENDER, SOUND, LAME, THIRD] = ['red.uf10', 'red.uf20', 'red.uf21', 'red.uf22'].map(unitId);
const SMALL = unitId('red.uf11');

/** At A, red's: a Tender of 2 with a corvette that is a Tender itself, and apart three corvettes, one of them crippled, and a destroyer. */
const state: CampaignState = {
  ...voyageOf({
    lanes: { 'A-B': 'major', 'A-C': 'major' },
    owners: { A: 'red' },
    fleets: {
      red: {
        f1: ['A', 'tender', 'minitender'],
        f2: ['A', 'corvette', 'corvette!', 'corvette', 'dd'],
      },
    },
  }),
  phase: 'economic',
};

const put = (units: readonly string[], to: AssignUnits['to']): Order => ({
  kind: 'AssignUnits',
  units: units.map(unitId),
  to,
  at: 'movement',
});
const aboard = (...units: readonly string[]): Order =>
  put(units, { kind: 'aboard', carrier: TENDER! });
const both = [move('red.f1', 'C'), move('red.f2', 'B')];

const codes = (...orders: readonly Order[]) => {
  const info = { campaignName: 'Test', rules: DEFAULT_RULE_SET };
  const view = empireViewOf(looked(state), empireId('red'), info);
  return judgeOrders(view, orders).verdicts.map(({ issues }) => issues.map(({ code }) => code));
};

test('ABL-2: corvettes, a crippled one too, go aboard a Tender in the sheet in which both fleets move', () => {
  const orders = [aboard(SOUND!, LAME!), ...both];
  expect(
    codes(...orders)
      .flat()
      .filter((code) => code !== 'RAIDERS_MAY_COME'),
  ).toEqual([]);
  const result = sail(state, { red: orders });
  expect(eventsOf(result, 'OrderFailed')).toEqual([]);
  expect(whereAre(result.state)).toEqual(['red.f1 in C', 'red.f2 in B']);
  for (const id of [SOUND!, LAME!]) {
    expect(result.state.units[id]!.place).toEqual({ kind: 'aboard', carrier: TENDER });
  }
  expect(result.state.units[THIRD!]!.place).toEqual(inFleet(fleetId('red.f2')));
});

test('ABL-2: a corvette leaves its Tender for a fleet, and goes with that', () => {
  const docked = sail(state, { red: [aboard(SOUND!)] }).state;
  const orders = [put([SOUND!], { kind: 'fleet', fleet: fleetId('red.f2') }), move('red.f2', 'B')];
  const result = sail({ ...docked, phase: state.phase }, { red: orders });
  expect(eventsOf(result, 'OrderFailed')).toEqual([]);
  expect(result.state.units[SOUND!]!.place).toEqual(inFleet(fleetId('red.f2')));
});

test.each<[string, Order, string, string]>([
  [
    'more corvettes than it has functions',
    aboard(SOUND!, LAME!, THIRD!),
    'CARRIER_FULL',
    'no-room-aboard',
  ],
  ['a corvette that is a Tender itself', aboard(SMALL), 'UNITS_NOT_FLIGHTS', 'no-room-aboard'],
  ['another hull', aboard('red.uf23'), 'UNITS_NOT_FLIGHTS', 'no-room-aboard'],
  [
    'a corvette aboard a ship that is no Tender',
    put([SOUND!], { kind: 'aboard', carrier: unitId('red.uf23') }),
    'CARRIER_FULL',
    'no-room-aboard',
  ],
])('ABL-2: refused: %s', (_what, order, code, because) => {
  expect(codes(order)).toEqual([[code]]);
  const result = sail(state, { red: [order] });
  expect(eventsOf(result, 'OrderFailed').map((event) => event.because)).toEqual([because]);
});
