import { economicPhase } from '#engine/phases/economic/phase';
import type { EmpireView } from '#fog/views/empire-view';
import { judgeOrders } from '#legality/judge-orders';
import { plannedRealmOf } from '#legality/plan/planned-realm';
import { planOf } from '#legality/plan/plan';
import type { Project } from '#model/campaign/project';
import type { Order } from '#model/orders/order';
import type { RuleSet } from '#model/settings/rule-set';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { improvementReadyOf } from '#rules/economy/improvement-ready';
import { sol, viewOf } from '#test/legality/human-view';
import { campaignOf, empireOf, systemId, systemOf } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { quietColonies, withRules } from '#test/support/with-rules';
import { expect, test } from 'vitest';

const vega = systemId('H0101');
const develop: Order = { kind: 'RaiseProductivity', system: vega };

test.each([
  { times: 'extended', kind: 'productivity', ready: null },
  { times: 'all', kind: 'productivity', ready: 5 },
  { times: 'all', kind: 'terraforming', ready: 8 },
  { times: 'all', kind: 'intel', ready: null },
] as const)('OPT-6: by $times times $kind that is paid in turn 3 comes in turn $ready', (row) => {
  const system = { productivity: 2, capacity: 6 };
  const rules = { constructionTimes: row.times };
  expect(improvementReadyOf(row.kind, system, 3, rules)).toBe(row.ready);
});

/** A colony of Productivity 1 that buys a point of it in turn 3, in the turn after. */
function later(constructionTimes: RuleSet['constructionTimes']) {
  const world = campaignOf({
    turn: 3,
    phase: 'economic',
    empires: [empireOf({ id: human, treasury: 50 }), empireOf({ id: loran })],
    systems: [
      systemOf({
        id: vega,
        owner: human,
        capacity: 6,
        census: 4,
        morale: 4,
        productivity: 1,
      }),
    ],
  });
  const economic = withRules(economicPhase, { constructionTimes });
  const { state, events } = runPhases([economic, quietColonies], world, { [human]: [develop] });
  return { state: { ...state, turn: 4 }, events, economic };
}

test.each([
  { times: 'quick', at: 3 },
  { times: 'all', at: 4 },
] as const)('OPT-6: by $times times a second point of Productivity comes in turn $at', (row) => {
  const { state, events } = later(row.times);
  const next = runPhases([quietColonies], state);
  const told = [events, next.events].map((some) => eventsOf(some, 'ProductivityRaised').length);
  expect(told).toEqual(row.at === 3 ? [1, 0] : [0, 1]);
  expect(next.state.systems[vega]?.productivity).toBe(2);
  expect(next.state.projects).toEqual({});
});

test('OPT-6: while a point of Productivity is under way no other one is bought or sold there', () => {
  const { state, economic } = later('all');
  const sell: Order = { kind: 'SellProductivity', system: vega };
  const { events } = runPhases([economic], state, { [human]: [develop, sell] });
  expect(eventsOf(events, 'OrderFailed').map(({ because }) => because)).toEqual([
    'system-unfit',
    'system-unfit',
  ]);
  const broken = brokenInvariants({ ...state, phase: 'opening' }).map(({ code }) => code);
  expect(broken).not.toContain('PROJECT_LEFT');
  const late = brokenInvariants({ ...state, turn: 5, phase: 'opening' }).map(({ code }) => code);
  expect(late).toContain('PROJECT_LEFT');
});

test('OPT-6: what is under way in a system is lost with it at once', () => {
  const { state } = later('all');
  const systems = { ...state.systems, [vega]: { ...state.systems[vega]!, owner: loran } };
  const { events } = runPhases([quietColonies], { ...state, turn: 3, systems });
  expect(eventsOf(events, 'ImprovementFailed')).toMatchObject([{ because: 'system-lost' }]);
});

const underWay = (ready: number): Project => ({
  id: `productivity/${sol}` as Project['id'],
  kind: 'productivity',
  owner: human,
  paid: 30,
  ready,
  subject: { kind: 'system', system: sol },
});

/** Sol with Productivity 2, where another point is ready in `wait` turns. */
function seen(wait: number): EmpireView {
  const view = viewOf();
  const row = view.systems[sol]!;
  const systems = { ...view.systems, [sol]: { ...row, own: { ...row.own!, productivity: 2 } } };
  const project = underWay(view.turn + wait);
  return { ...view, systems, projects: { [project.id]: project } };
}

test('OPT-6: a player is told at once what is under way, and for how long', () => {
  const view = seen(6);
  const { verdicts } = judgeOrders(view, [{ kind: 'RaiseProductivity', system: sol }]);
  expect(verdicts[0]?.issues).toMatchObject([
    { code: 'IMPROVEMENT_UNDER_WAY', severity: 'refused' },
  ]);
  expect(verdicts[0]?.issues[0]?.text).toContain(`up to turn ${String(view.turn + 6)}`);
});

test.each([0, 1])('OPT-6: what comes $0 turns later is foretold for that turn alone', (wait) => {
  const then = plannedRealmOf(planOf(seen(wait)), []).systems.find(({ id }) => id === sol);
  expect(then?.productivity).toBe(wait === 0 ? 3 : 2);
});
