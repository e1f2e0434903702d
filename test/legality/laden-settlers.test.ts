import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { looked, move, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, systemId, unitId } from '#test/support/campaign';

const convoy = unitId('red.uf10');
const settle: Order = { kind: 'Colonize', convoy, yieldsTo: null };
const unload: Order = {
  kind: 'UnloadCargo',
  carrier: convoy,
  cargo: { kind: 'units', units: [unitId('red.u1')] },
};

/** What is said of orders to a convoy at A that carries a unit of a class; nobody of red's has seen B. */
function codesOf(design: string, orders: readonly Order[]) {
  const state = voyageOf({
    lanes: { 'A-B': 'minor' },
    owners: { A: 'red' },
    fleets: { red: { f1: ['A', 'convoy'] } },
    units: [
      ashore('red.u9', 'depot', 'A'),
      ashore('red.u1', design, 'A', { place: { kind: 'aboard', carrier: convoy } }),
    ],
  });
  const view = empireViewOf(looked({ ...state, phase: 'economic' }), empireId('red'), {
    campaignName: 'Test',
    rules: { ...DEFAULT_RULE_SET, raiders: 'off' },
  });
  expect(view.systems[systemId('B')]?.visited ?? null).toBeNull();
  return judgeOrders(view, orders).verdicts.map(({ issues }) => issues.map(({ code }) => code));
}

test('COL-1, GND-4: where a convoy can settle nobody lets it land a flight first', () => {
  const sheet = [move('red.f1', 'B'), unload, settle];
  expect(codesOf('lf', sheet)[2]).toContain('SETTLER_LADEN');
  expect(codesOf('gropos', sheet)[2]).toEqual(['SITE_UNKNOWN']);
});
