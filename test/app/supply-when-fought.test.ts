import { expect, test } from 'vitest';
import { suppliedAfter } from '#app/what-if/supplied-after';
import { supplyWhenFought } from '#app/what-if/supply-when-fought';
import { empireViewOf } from '#fog/views/empire-view-of';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { looked, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, fleetId, systemId } from '#test/support/campaign';

/** Whether red’s warships draw supply at D, three lanes from its depot, with its Supply ships here and these orders in its draft. */
function isFedAtD(suppliersAt: string, ...orders: readonly Order[]): boolean | null {
  const state = voyageOf({
    lanes: { 'A-B': 'minor', 'B-C': 'restricted', 'C-D': 'minor' },
    owners: { A: 'red', B: 'red', C: 'red', D: 'red' },
    fleets: { red: { f1: ['D', 'dd'], f2: [suppliersAt, 'supplier', 'supplier'] } },
    units: ['A', 'B', 'C', 'D'].map((one) =>
      ashore(`red.base${one}`, one === 'A' ? 'depot' : 'base', one),
    ),
  });
  const info = { campaignName: 'Test', rules: DEFAULT_RULE_SET };
  const view = empireViewOf(looked({ ...state, phase: 'economic' }), empireId('red'), info);
  const verdicts = orders.map((order) => ({ order, issues: [], cost: 0, accepted: true }));
  const after = suppliedAfter(view, { verdicts });
  expect(after === null).toBe(orders.length === 0);
  return supplyWhenFought(view, after ?? view, ['red.f1'])('red.f1', { kind: 'system', at: 'D' });
}

const send = (to: string): Order => ({
  kind: 'MoveFleet',
  fleet: fleetId('red.f2'),
  path: [systemId(to)],
});

test('SUP-6, FOG-14: What if counts supply as the draft leaves it', () => {
  expect(isFedAtD('D')).toBe(true);
  expect(isFedAtD('C')).toBe(false);
  // The Supply ships leave, or arrive.
  expect(isFedAtD('D', send('C'))).toBe(false);
  expect(isFedAtD('C', send('D'))).toBe(true);
});
