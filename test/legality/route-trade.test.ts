import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { type SheetVerdict, judgeOrders } from '#legality/judge-orders';
import { projectedTreasuryOf } from '#legality/accounts/projected-treasury';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { looked, move, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, fleetId, systemId, unitId } from '#test/support/campaign';

const route = (fleet: string): Order => ({
  kind: 'SetRoute',
  fleet: fleetId(fleet),
  route: { kind: 'trade', system: systemId('A') },
});
const trade = (trading: boolean): Order => ({
  kind: 'SetTrade',
  convoys: [unitId('red.uf10')],
  trading,
});
const scrap: Order = { kind: 'ScrapUnits', units: [unitId('red.uf10')] };

/** A sheet judged: A and C are red's, its convoys f1 at A and f2 at B. */
function judged(orders: readonly Order[]): SheetVerdict {
  const state = voyageOf({
    lanes: { 'A-B': 'minor', 'B-C': 'minor' },
    owners: { A: 'red', C: 'red' },
    fleets: { red: { f1: ['A', 'convoy'], f2: ['B', 'convoy'] } },
    units: [ashore('red.u9', 'depot', 'A')],
  });
  const info = { campaignName: 'Test', rules: { ...DEFAULT_RULE_SET, raiders: 'off' } } as const;
  const view = empireViewOf(looked({ ...state, phase: 'economic' }), empireId('red'), info);
  return judgeOrders(view, orders);
}

const commerceOf = (...orders: readonly Order[]): number =>
  projectedTreasuryOf(judged(orders)).commerce;

const earned = commerceOf(trade(true));

test.each<readonly [string, readonly Order[], number]>([
  ['nothing without one', [], 0],
  ['where the convoy is', [route('red.f1')], earned],
  ['where it comes by the route', [route('red.f2')], earned],
  ['where it is ordered to go', [move('red.f2', 'A'), route('red.f2')], earned],
  ['nothing when it leaves', [move('red.f1', 'B'), route('red.f1')], 0],
  ['nothing when it is scrapped', [scrap, route('red.f1')], 0],
])('ECO-4, MOV-12: what a route earns is foretold: %s', (_name, orders, commerce) => {
  expect(earned).toBeGreaterThan(0);
  expect(commerceOf(...orders)).toBe(commerce);
});

test('MOV-7, MOV-12: a convoy that its route has trade there has no cargo duty', () => {
  const load: Order = {
    kind: 'LoadCargo',
    carrier: unitId('red.uf10'),
    cargo: { kind: 'census' },
  };
  const { verdicts } = judged([load, route('red.f1')]);
  expect(verdicts[0]?.issues.map(({ code }) => code)).toEqual(['CONVOY_TRADES']);
});
