import { judgeOrders } from '#legality/judge-orders';
import { planOf } from '#legality/plan/plan';
import { plannedDesigns } from '#legality/plan/planned-designs';
import { plannedFinishes } from '#legality/plan/planned-finishes';
import { projectedTreasuryOf } from '#legality/accounts/projected-treasury';
import { projectIdOf } from '#model/campaign/project';
import type { CampaignState } from '#model/campaign/state';
import type { LegalOrder, Order } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { classId, type Crew, harbour, human, unit, workId } from '#test/support/harbour';
import { expect, test } from 'vitest';
import { build, codesIn, HURT, repair, viewOf } from './yard-orders.ts';

const times = (constructionTimes: 'quick' | 'extended') => ({
  ...DEFAULT_RULE_SET,
  constructionTimes,
});

/** In turn 3 a depot repairs u1 in the field for 4 points up to turn 4. */
function underRepair(crew: Crew): CampaignState {
  const state = harbour({ crew: { u1: ['cruiser', HURT], d1: ['depot'], ...crew } });
  const id = projectIdOf('field-repair', unit('u1'));
  const subject = { kind: 'unit', unit: unit('u1'), to: null, helpers: [unit('d1')] } as const;
  const project = { id, kind: 'field-repair', owner: human, paid: 4, ready: 4, subject } as const;
  return { ...state, projects: { [id]: project } };
}

test.each<Readonly<{ name: string; crew: Crew; order: Order; codes: readonly string[] }>>([
  { name: 'repair it again', crew: {}, order: repair('field', 'u1'), codes: ['REPAIR_resting'] },
  {
    name: 'repair another one with what is left of its helper',
    crew: { u2: ['cruiser', HURT] },
    order: repair('field', 'u2'),
    codes: [],
  },
  {
    name: 'repair more than its helper has left',
    crew: { u2: ['cruiser', HURT], u3: ['cruiser', HURT] },
    order: repair('field', 'u2', 'u3'),
    codes: ['REPAIR_no-helper'],
  },
])('OPT-6: while a unit is repaired over several turns, to $name is judged $codes', (row) => {
  expect(codesIn(judgeOrders(viewOf(underRepair(row.crew)), [row.order]))).toEqual([row.codes]);
});

test.each([
  { constructionTimes: 'quick', ready: null, comes: 1 },
  { constructionTimes: 'extended', ready: null, comes: 0 },
  { constructionTimes: 'extended', ready: 3, comes: 1 },
  { constructionTimes: 'extended', ready: 4, comes: 0 },
] as const)(
  'OPT-6: by $constructionTimes times, of a work that is ready in turn $ready $comes come in turn 3',
  ({ constructionTimes, ready, comes }) => {
    const works = ready === null ? {} : { w1: { ready } };
    const view = viewOf(harbour({ crew: { y1: ['yard'] }, works }));
    const orders = ready === null ? [build('cruiser')] : [];
    const legal = orders.map((order, index) => ({ order, index }) as unknown as LegalOrder);
    const plan = planOf({ ...view, rules: times(constructionTimes) });
    expect(plannedFinishes(plan, legal)).toHaveLength(comes);
  },
);

test.each([
  { constructionTimes: 'quick', becomes: ['tender'] },
  { constructionTimes: 'extended', becomes: [] },
] as const)('OPT-6: by $constructionTimes times a refit makes a cruiser $becomes', (row) => {
  const view = viewOf(harbour({ crew: { u1: ['cruiser'], y1: ['yard'] } }));
  const order: Order = { kind: 'RefitUnits', units: [unit('u1')], design: classId('tender') };
  const designs = plannedDesigns(planOf({ ...view, rules: times(row.constructionTimes) }), [order]);
  expect([...designs.values()]).toEqual(row.becomes.map((name) => classId(name)));
});

const cancel = (project: 'repair' | 'refit', name = 'u1'): Order => ({
  kind: 'CancelWork',
  project,
  unit: unit(name),
});

test.each<Readonly<{ name: string; orders: readonly Order[]; codes: readonly string[][] }>>([
  { name: 'cancelled', orders: [cancel('repair')], codes: [[]] },
  {
    name: 'cancelled twice',
    orders: [cancel('repair'), cancel('repair')],
    codes: [[], ['WORK_TWICE']],
  },
  { name: 'called a refit', orders: [cancel('refit')], codes: [['PROJECT_UNKNOWN']] },
  {
    name: 'cancelled below the line that repairs it again',
    orders: [repair('field', 'u1'), cancel('repair')],
    codes: [[], []],
  },
])('ECO-6: a repair over several turns that is $name is judged $codes', ({ orders, codes }) => {
  expect(codesIn(judgeOrders(viewOf(underRepair({})), orders))).toEqual(codes);
});

test('ECO-6: the verdict says what comes back, and the forecast counts it', () => {
  const view = viewOf(underRepair({}));
  const judged = judgeOrders(view, [cancel('repair')]);
  expect(judged.verdicts).toMatchObject([{ cost: 0, refund: 2 }]);
  expect(projectedTreasuryOf(judged).gains).toBe(2);
  const works = viewOf(harbour({ crew: { y1: ['yard'] }, works: { w1: { paid: 5 } } }));
  const work: Order = { kind: 'CancelWork', work: workId('w1') };
  expect(judgeOrders(works, [work]).verdicts).toMatchObject([{ cost: 0, refund: 2 }]);
});

test('ECO-6: a fleet whose unit is let go by the sheet can move, and nothing is promised of the repair', () => {
  const view = viewOf(underRepair({}));
  const isMovable = (orders: readonly Order[]): boolean =>
    !judgeOrders(view, orders).plan.yards.facts.isResting(unit('u1'));
  expect([isMovable([]), isMovable([cancel('repair')])]).toEqual([false, true]);
  const finishes = (orders: readonly Order[]) =>
    projectedTreasuryOf(judgeOrders(view, orders)).finishes;
  expect(finishes([]).map(({ kind }) => kind)).toContain('repair');
  expect(finishes([cancel('repair')]).map(({ kind }) => kind)).not.toContain('repair');
});
