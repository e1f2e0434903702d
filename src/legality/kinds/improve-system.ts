import { type RuleRef, cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import { projectIdOf, type SystemProjectKind } from '#model/campaign/project';
import type { StarSystem } from '#model/campaign/system';
import type { ImprovementFailure } from '#model/events/causes';
import type { RaiseIntel, RaiseProductivity, SellProductivity } from '#model/orders/order';
import { improvementFailureOf, saleFailureOf } from '#rules/economy/improvement-failure';
import { intelPriceOf } from '#rules/economy/intel-price';
import { productivityGainOf, productivityPriceOf } from '#rules/economy/productivity-price';
import { refusal } from '../issue.ts';
import { bookImprovement, underWayIssues } from '#legality/works/improvements';
import { paymentIssues } from '#legality/works/pay';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';

const COL_2 = cite('COL-2');
const ECO_8 = cite('ECO-8');

type Text = Readonly<Record<ImprovementFailure, string>>;

const FAILURES: Text = {
  'system-lost': 'You do not own that system.',
  'no-colony': 'Nobody lives there: choose a colony.',
  'not-in-order': 'It is not in good order: its Morale must be at least half its Census.',
  blockaded: 'It is blockaded: nothing can be bought or sold for it.',
  'at-limit': 'Its Productivity has reached its Census: raise the Census first.',
};
const INTEL_FAILURES: Text = { ...FAILURES, 'at-limit': 'Its Intel has reached its Capacity.' };
const SALE_FAILURES: Text = { ...FAILURES, 'at-limit': 'It has no Productivity to sell.' };

type Case = Readonly<{
  system: SystemId;
  kind: SystemProjectKind;
  cite: RuleRef;
  failureOf: (system: StarSystem) => ImprovementFailure | null;
  texts: Text;
  costOf: (system: StarSystem) => number;
}>;

/** One change of a kind for each system and turn, where the system allows it; a sale costs less than nothing. */
function judgeChange(plan: Plan, { system, kind, cite: rule, ...one }: Case): Judgement {
  const about = { code: 'IMPROVEMENT_UNFIT', cite: rule, path: 'system' };
  const own = plan.view.systems[system]?.own ?? null;
  if (own === null) return free([refusal(about, FAILURES['system-lost'])]);
  const failure = one.failureOf(own);
  if (failure !== null) return free([refusal(about, one.texts[failure])]);
  const id = projectIdOf(kind, system);
  if (plan.realm.changed.has(id)) {
    const text = 'An earlier order does that already: one point for each system and turn.';
    return free([refusal({ ...about, code: 'IMPROVEMENT_TWICE' }, text)]);
  }
  const late = underWayIssues(plan, id);
  if (late.length > 0) return free(late);
  const cost = one.costOf(own);
  const issues = cost > 0 ? paymentIssues(plan, cost) : [];
  if (isRefused(issues)) return free(issues);
  if (cost > 0) bookImprovement(plan, kind, own);
  else plan.realm.changed.add(id);
  return { issues, cost };
}

/** May a point of Productivity be bought there? @rule COL-2 @rule ECO-6 */
function judgeRaiseProductivity({ system }: RaiseProductivity, plan: Plan): Judgement {
  return judgeChange(plan, {
    system,
    kind: 'productivity',
    cite: COL_2,
    failureOf: (own) => improvementFailureOf('productivity', own, plan.view.empire.id),
    texts: FAILURES,
    costOf: productivityPriceOf,
  });
}

/** May a point of Productivity be sold there? What it brings can be spent at once. @rule COL-2 */
function judgeSellProductivity({ system }: SellProductivity, plan: Plan): Judgement {
  return judgeChange(plan, {
    system,
    kind: 'productivity',
    cite: COL_2,
    failureOf: (own) => saleFailureOf(own, plan.view.empire.id),
    texts: SALE_FAILURES,
    costOf: (own) => -productivityGainOf(own),
  });
}

/** May a point of Intel be bought there? @rule ECO-8 @rule ECO-6 */
function judgeRaiseIntel({ system }: RaiseIntel, plan: Plan): Judgement {
  return judgeChange(plan, {
    system,
    kind: 'intel',
    cite: ECO_8,
    failureOf: (own) => improvementFailureOf('intel', own, plan.view.empire.id),
    texts: INTEL_FAILURES,
    costOf: (own) => intelPriceOf(own, plan.view.rules),
  });
}

/** Judges of orders that improve a system. */
export const IMPROVE_SYSTEM = {
  RaiseProductivity: judgeRaiseProductivity,
  SellProductivity: judgeSellProductivity,
  RaiseIntel: judgeRaiseIntel,
} as const;
