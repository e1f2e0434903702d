import { describe, expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { type FleetPlan, looked, move, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, unitId } from '#test/support/campaign';

/** What is said of orders on the line A–B–C–D, where A with a depot is red's. */
function codesOf(fleets: FleetPlan, ...orders: readonly Order[]) {
  const state = voyageOf({
    lanes: { 'A-B': 'minor', 'B-C': 'minor', 'C-D': 'minor' },
    owners: { A: 'red', B: 'red', C: 'red', D: 'red' },
    fleets,
    units: [ashore('red.u9', 'depot', 'A')],
  });
  const rules = { ...DEFAULT_RULE_SET, raiders: 'off' } as const;
  const info = { campaignName: 'Test', rules };
  const view = empireViewOf(looked(state), empireId('red'), info);
  return judgeOrders(view, orders).verdicts.map(({ issues }) => issues.map(({ code }) => code));
}

describe('SUP-6: a fleet that goes where only Supply ships bring supply', () => {
  test.each([
    ['has to bring enough of them', ['dd', 'supplier'], ['SUPPLY_LEFT']],
    ['is in supply with them', ['dd', 'supplier', 'supplier'], []],
    ['is not in supply with crippled ones', ['dd', 'supplier', 'supplier!'], ['SUPPLY_LEFT']],
  ])('%s', (_name, ships, codes) => {
    expect(codesOf({ red: { f1: ['C', ...ships] } }, move('red.f1', 'D'))).toEqual([codes]);
  });

  test('or to find them there after all moves of the sheet', () => {
    const fleets = { red: { f1: ['C', 'dd'], f2: ['C', 'supplier', 'supplier'] } };
    const both = [move('red.f1', 'D'), move('red.f2', 'D')];
    expect(codesOf(fleets, ...both)).toEqual([[], []]);
    expect(codesOf(fleets, move('red.f1', 'D'))).toEqual([['SUPPLY_LEFT']]);
  });
});

describe('SUP-8: emergency resupply', () => {
  const resupply = (...ships: readonly string[]): Order => ({
    kind: 'ResupplyUnits',
    ships: ships.map(unitId),
  });
  test.each([
    ['by a Supply ship that is out of supply', 'D', 'supplier', []],
    ['not by another ship', 'D', 'dd', ['RESUPPLY_UNFIT']],
    ['not by a crippled one', 'D', 'supplier!', ['RESUPPLY_UNFIT']],
    ['needlessly where supply is', 'C', 'supplier', ['RESUPPLY_NEEDLESS']],
  ])('%s', (_name, at, ship, codes) => {
    expect(codesOf({ red: { f1: [at, ship] } }, resupply('red.uf10'))).toEqual([codes]);
  });

  test('where the ship is after the moves of the sheet', () => {
    const fleets = { red: { f1: ['C', 'supplier'] } };
    const orders = [resupply('red.uf10'), move('red.f1', 'D')];
    expect(codesOf(fleets, ...orders)).toEqual([[], ['SUPPLY_LEFT']]);
    expect(codesOf(fleets, resupply('red.u99'))).toEqual([['UNIT_UNKNOWN']]);
  });
});
