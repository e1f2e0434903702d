import { cite } from '#kernel/reasons/cite';
import { projectIdOf } from '#model/campaign/project';
import type { StarSystem } from '#model/campaign/system';
import type { Terraform } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { improvementFailureOf } from '#rules/economy/improvement-failure';
import { terraformingPriceOf } from '#rules/economy/terraforming-price';
import { awaitsSurvey } from '#rules/galaxy/survey';
import { blockadeIssues, spendAt } from '#legality/works/blockade';
import { doubt, refusal } from '../issue.ts';
import { bookImprovement, underWayIssues } from '#legality/works/improvements';
import { paymentIssues } from '#legality/works/pay';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';

const ABOUT = { code: 'TERRAFORMING_UNFIT', cite: cite('COL-3'), path: 'system' };
const NOT_OWN = 'You own neither a colony nor an outpost there.';
const FULL = 'It has two traits already, and cannot have a third.';

/** A survey would tell a trait for nothing; a system that has one is not surveyed. @rule OPT-3 */
function surveyIssues({ view }: Plan, own: StarSystem): readonly OrderIssue[] {
  if (!awaitsSurvey(own, view.rules)) return [];
  const text =
    'Nobody has surveyed it yet, and with a trait by terraforming nobody will: a survey before it finds one for nothing.';
  return [doubt({ ...ABOUT, code: 'TERRAFORMING_UNSURVEYED' }, text)];
}

/** May this system be terraformed? @rule COL-3 @rule ECO-6 @rule ECO-7 */
export function judgeTerraform({ system }: Terraform, plan: Plan): Judgement {
  const own = plan.view.systems[system]?.own ?? null;
  if (own === null) return free([refusal(ABOUT, NOT_OWN)]);
  const failure = improvementFailureOf('terraforming', own, plan.view.empire.id);
  if (failure !== null) return free([refusal(ABOUT, failure === 'at-limit' ? FULL : NOT_OWN)]);
  const id = projectIdOf('terraforming', system);
  if (plan.realm.changed.has(id)) {
    const text = 'An earlier order does that already: once for each system and turn.';
    return free([refusal({ ...ABOUT, code: 'TERRAFORMING_TWICE' }, text)]);
  }
  const late = underWayIssues(plan, id);
  if (late.length > 0) return free(late);
  const cost = terraformingPriceOf(own);
  const issues = [...paymentIssues(plan, cost), ...blockadeIssues(plan, system, cost)];
  if (isRefused(issues)) return free(issues);
  bookImprovement(plan, 'terraforming', own);
  spendAt(plan, system, cost);
  return { issues: [...issues, ...surveyIssues(plan, own)], cost };
}
