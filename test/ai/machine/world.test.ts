import { expect, test } from 'vitest';
import { machinePlan } from '#ai/machine/plan';
import { battleOdds } from '#app/machine/battle-odds';
import { openingPhase } from '#engine/phases/opening/phase';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { empireViewOf } from '#fog/views/empire-view-of';
import { seededDice } from '#kernel/dice/seeded-dice';
import { valuesById } from '#kernel/collections/tables';
import { judgeOrders } from '#legality/judge-orders';
import { WORLD_STRATEGIES, type WorldStrategy } from '#model/campaign/non-aligned';
import type { ObjectiveId } from '#model/campaign/objective';
import { isDealing } from '#model/orders/treaties';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { firstContactText, publishedLists } from '#test/content/published-lists';
import { withNatives } from '#test/exhaustive/natives-world';

const lists = publishedLists();

/** What a world plans in its first turn, with points to spend. */
function planOf(strategy: WorldStrategy, treasury = 200, objective?: ObjectiveId) {
  const parsed = parseScenario(withNatives(firstContactText()), lists);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const { state, rules } = stateOfScenario(parsed.value, lists);
  const dice = seededDice<RollPurpose>({ secret: 'world', turn: 1, attempt: 1, phase: 'opening' });
  const opened = openingPhase.run({
    ...{ state, dice, rules, orders: {} },
    decide: (_question, standing) => ({ answer: standing, by: 'standing' }),
  });
  if (!opened.done) throw new Error('nobody is asked');
  const world = valuesById(opened.state.empires).find((one) => one.nonAligned !== undefined)!;
  const pursued = objective === undefined ? {} : { objective: { id: objective, done: 0 } };
  const nonAligned = { personality: 'ruthless', strategy, ...pursued } as const;
  const empires = { ...opened.state.empires, [world.id]: { ...world, treasury, nonAligned } };
  const view = empireViewOf({ ...opened.state, empires }, world.id, { campaignName: '', rules });
  const plan = machinePlan(
    view,
    { level: 'hard', personality: 'warlike' },
    { dice, odds: battleOdds },
  );
  const orders = plan.noted.map(({ order }) => order);
  return { view, plan, orders, kinds: orders.map(({ kind }) => kind) };
}

test.each(WORLD_STRATEGIES)(
  'DIP-16: a world with the strategy %s writes a legal sheet and no treaties',
  (strategy) => {
    const { view, plan, orders } = planOf(strategy);
    expect(judgeOrders(view, orders).verdicts.filter(({ accepted }) => !accepted)).toEqual([]);
    expect(orders.length).toBeGreaterThan(0);
    expect(orders.filter((order) => isDealing(order))).toEqual([]);
    expect(plan.noted.filter(({ why }) => !/^[A-Z].*\.$/u.test(why))).toEqual([]);
  },
);

test.each([
  ['diplomat', 'RaiseIntel'],
  ['ecologist', 'Terraform'],
  ['technologist', 'InvestTech'],
  ['industrialist', 'RaiseProductivity'],
] as const)(
  'DIP-16: a world with the strategy %s buys first what it likes: %s',
  (strategy, kind) => {
    const at = planOf(strategy).kinds.indexOf(kind);
    expect(at).toBeGreaterThanOrEqual(0);
    const firstOther = planOf(strategy).orders.findIndex(
      (order) => order.kind === 'BuildUnits' && order.source === 'system',
    );
    if (firstOther >= 0) expect(at).toBeLessThan(firstOther);
  },
);

test('DIP-16: only an Expansionist sends ships to explore', () => {
  expect(planOf('industrialist').kinds).not.toContain('ExploreLane');
});

test.each<readonly [ObjectiveId, RegExp]>([
  ['escorts', /build escorts/u],
  ['troops', /build ground forces/u],
])('OPT-14: a world builds first what its objective asks for: %s', (objective, why) => {
  const { view, plan, orders } = planOf('militarist', 200, objective);
  expect(judgeOrders(view, orders).verdicts.filter(({ accepted }) => !accepted)).toEqual([]);
  const builds = plan.noted.filter(({ order }) => order.kind === 'BuildUnits');
  expect(builds[0]?.why).toMatch(why);
});

test.each<readonly [ObjectiveId, string]>([
  ['productivity', 'RaiseProductivity'],
  ['intel-pool', 'RaiseIntel'],
  ['research', 'InvestTech'],
  ['terraforming', 'Terraform'],
])('OPT-14: a militarist with the objective %s also orders %s', (objective, kind) => {
  expect(planOf('militarist', 200, objective).kinds).toContain(kind);
});
