import { describe, expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { projectedTreasuryOf } from '#legality/accounts/projected-treasury';
import { judgeOrders } from '#legality/judge-orders';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { assetSheet } from '#report/reports/asset-sheet';
import { plainPhrase } from '#report/text/plain-phrase';
import { type FleetPlan, looked, move, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, unitId } from '#test/support/campaign';

type Levels = Readonly<Record<string, number>>;
type Case = Readonly<{ fleets: FleetPlan; levels: Levels; part?: Partial<Unit> }>;

/** Red's view on the line A–B–C–D–E–F, where A with a depot is red's; `levels` by unit. */
function viewOf({ fleets, levels, part = {} }: Case) {
  const state = voyageOf({
    lanes: { 'A-B': 'minor', 'B-C': 'minor', 'C-D': 'minor', 'D-E': 'minor', 'E-F': 'minor' },
    owners: { A: 'red', B: 'red', C: 'red', D: 'red', E: 'red' },
    fleets,
    units: [ashore('red.u9', 'depot', 'A')],
  });
  const units = Object.fromEntries(
    Object.entries(state.units).map(([id, unit]) => [
      id,
      { ...unit, ...part, outOfSupply: levels[id] ?? 0 },
    ]),
  );
  const rules = { ...DEFAULT_RULE_SET, raiders: 'off' } as const;
  const seen = looked({ ...state, turn: 7, units });
  return empireViewOf(seen, empireId('red'), { campaignName: 'Test', rules });
}

function warningsOf(given: Case, ...orders: readonly Order[]): readonly string[] {
  const { warnings } = projectedTreasuryOf(judgeOrders(viewOf(given), orders));
  return warnings.flatMap(({ code, text }) => (code.startsWith('UNITS_STARVE') ? [text] : []));
}

const problemsOf = (given: Case): readonly string[] =>
  assetSheet({ view: viewOf(given), seen: [], edition: 1 }).blocks.flatMap((block) =>
    block.kind === 'note' && block.tone === 'bad' ? [plainPhrase(block.text)] : [],
  );

// Destroyers have DV 3: they are lost at the third level.
const far: FleetPlan = { red: { f1: ['E', 'dd', 'dd', 'ca'] } };

describe('SUP-7: a player is told of units that are lost for want of supply', () => {
  test('this turn, by fleet and number, with the reason', () => {
    const given = { fleets: far, levels: { 'red.uf10': 2, 'red.uf11': 2 } };
    expect(warningsOf(given)).toEqual([
      expect.stringMatching(
        /^red\.f1 loses 2 units this turn, turn 7\. At E it is out of supply: .*4 lanes away\.$/u,
      ),
    ]);
    expect(problemsOf(given)).toEqual([
      'You lose 2 units this turn, turn 7, if supply does not come: 2 of red.f1. (SUP-7)',
    ]);
  });

  test('also by an order that does not bring them into supply in time, and not by one that does', () => {
    const given = { fleets: far, levels: { 'red.uf10': 2 } };
    expect(warningsOf(given, move('red.f1', 'D'))[0]).toMatch(
      /^red\.f1 loses 1 unit this turn, turn 7/u,
    );
    const near = { fleets: { red: { f1: ['D', 'dd'] } }, levels: { 'red.uf10': 2 } };
    expect(warningsOf(near, move('red.f1', 'C'))).toEqual([]);
  });

  test('in a later turn, with that turn', () => {
    const given = { fleets: far, levels: { 'red.uf11': 1 } };
    expect(warningsOf(given)[0]).toMatch(
      /^red\.f1 loses 1 unit in turn 8 if supply does not come by then\. At E/u,
    );
    expect(problemsOf(given)).toEqual([]);
    expect(warningsOf({ fleets: far, levels: {} })).toEqual([]);
  });

  test('SUP-8: not where a Supply ship saves them, by standing orders or by an order', () => {
    const fleets = { red: { f1: ['F', 'dd', 'supplier'] } };
    const given = { fleets, levels: { 'red.uf10': 2 } };
    expect(warningsOf(given).filter((text) => text.includes('this turn'))).toEqual([]);
    const resupply: Order = { kind: 'ResupplyUnits', ships: [unitId('red.uf11')] };
    expect(warningsOf(given, resupply).filter((text) => text.includes('this turn'))).toEqual([]);
    expect(problemsOf(given)).toEqual([]);
  });

  test('MOV-9: not those that are mothballed', () => {
    const levels = { 'red.uf10': 2 };
    expect(warningsOf({ fleets: far, levels, part: { status: 'mothballed' } })).toEqual([]);
  });
});
