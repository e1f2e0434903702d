import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import { projectedTreasuryOf } from '#legality/accounts/projected-treasury';
import { plannedReach } from '#legality/plan/planned-reach';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { looked, move, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, fleetId, systemId } from '#test/support/campaign';
import { withRaiders } from '#test/support/with-raiders';

/** What red, blockaded at A by two ships and a minefield, and where it is said by raiders too, is told of an order. */
function judged(order: Order, rules: Partial<RuleSet> = {}, raiders: readonly string[] = []) {
  const world = voyageOf({
    lanes: { 'A-B': 'minor', 'A-C': 'unexplored' },
    owners: { A: 'red' },
    fleets: { red: { f1: ['A', 'pathfinder'] }, blue: { f1: ['A', 'dd', 'dd', 'convoy'] } },
    units: [ashore('blue.u9', 'mines', 'A')],
  });
  const raided = withRaiders(world, { at: systemId('A'), classes: raiders });
  const state = looked(raiders.length === 0 ? world : raided);
  const a = { ...state.systems[systemId('A')]!, blockaded: true };
  const now = { ...state, phase: 'economic', systems: { ...state.systems, A: a } } as const;
  const about = {
    campaignName: 'Test',
    rules: { ...DEFAULT_RULE_SET, raiders: 'off', ...rules },
  } as const;
  return judgeOrders(empireViewOf(now, empireId('red'), about), [order]);
}
const OUT = move('red.f1', 'B');

test('MOV-11: a player who moves out of a blockade is warned of the enemies in sight, and on the plan too', () => {
  const { verdicts, plan, legal } = judged(OUT);
  expect(verdicts[0]?.issues).toMatchObject([{ code: 'BLOCKADE_HOLDS', severity: 'doubtful' }]);
  expect(verdicts[0]?.issues[0]?.text).toContain('(3 that you see)');
  expect(verdicts[0]?.issues[0]?.text).toContain('hidden from those who hold it');
  expect(legal).toHaveLength(1);
  expect(plannedReach(plan, fleetId('red.f1'))?.pace).toContain('A is blockaded');
});

test.each<[string, RuleSet['raidersBlockade'], string]>([
  ['blockade', 'on', '(5 that you see)'],
  ['do not blockade', 'off', '(3 that you see)'],
])('MOV-11, SUP-1: raiders who %s are counted so', (_name, raidersBlockade, text) => {
  const rules = { raiders: 'on', raidersBlockade } as const;
  const { verdicts } = judged(OUT, rules, ['corsair', 'galley']);
  const [told] = verdicts[0]?.issues.filter(({ code }) => code === 'BLOCKADE_HOLDS') ?? [];
  expect(told?.text).toContain(text);
});

test('MOV-11: nor does anybody explore out of it', () => {
  const order: Order = { kind: 'ExploreLane', fleet: fleetId('red.f1'), toward: null };
  const codes = judged(order).verdicts[0]?.issues.map(({ code }) => code);
  expect(codes).toEqual(['ENEMY_THERE', 'BLOCKADE_HOLDS']);
});

test('MOV-11: where blockades hold nobody, nothing is said', () => {
  expect(judged(OUT, { blockadeHolds: 'off' }).verdicts[0]?.issues).toEqual([]);
});

/** Red's A of Census 1 with two ships of its own beside two of blue, who are at war; red's ships stay or move off. */
function beside(orders: readonly Order[]) {
  const world = voyageOf({
    lanes: { 'A-B': 'minor' },
    owners: { A: 'red' },
    fleets: { red: { f1: ['A', 'dd', 'dd'] }, blue: { f1: ['A', 'dd', 'dd'] } },
  });
  const state = looked(world);
  const colony = { census: 1, morale: 1, productivity: 1, utilized: 1, raw: 6, blockaded: false };
  const a = { ...state.systems[systemId('A')]!, ...colony };
  const now = { ...state, phase: 'economic', systems: { ...state.systems, A: a } } as const;
  const rules = { ...DEFAULT_RULE_SET, raiders: 'off' } as const;
  const view = empireViewOf(now, empireId('red'), { campaignName: 'Test', rules });
  return projectedTreasuryOf(judgeOrders(view, orders));
}

test('SUP-4, ECO-1: a blockade that begins when own ships leave is in the forecast, with its cause', () => {
  const stays = beside([]);
  expect([stays.systemIncome, stays.changes]).toEqual([6, []]);
  const leaves = beside([OUT]);
  expect(leaves.systemIncome).toBe(3);
  expect(leaves.changes).toMatchObject([
    { account: 'systems', before: 6, after: 3, causes: ['a blockade by those you see there'] },
  ]);
});
