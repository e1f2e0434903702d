import { cite } from '#kernel/reasons/cite';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { SetStanding } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { doubt, refusal } from '../issue.ts';
import { type Judgement, type Plan, free } from '../plan.ts';

const ENC_5 = cite('ENC-5');
const ECO_5 = cite('ECO-5');
const RATIOS = ['engageRatio', 'defendRatio', 'refuseBelow', 'disengageBelow'] as const;
const MAX_RATIO = 1000;

function ratioIssues(standing: Partial<StandingOrders>): readonly OrderIssue[] {
  return RATIOS.flatMap((field) => {
    const value = standing[field];
    if (value === undefined) return [];
    if (Number.isSafeInteger(value) && value >= 0 && value <= MAX_RATIO) return [];
    const about = { code: 'RATIO_UNFIT', cite: ENC_5, path: `standing.${field}` };
    return [refusal(about, `A ratio is a whole percentage from 0 to ${String(MAX_RATIO)}.`)];
  });
}

function placeIssues(plan: Plan, standing: Partial<StandingOrders>): readonly OrderIssue[] {
  const { withdrawTo, unpaidFirst = [] } = standing;
  const issues: OrderIssue[] = [];
  if (withdrawTo !== undefined && withdrawTo !== null) {
    const about = { code: 'SYSTEM_UNKNOWN', cite: ENC_5, path: 'standing.withdrawTo' };
    const system = plan.view.systems[withdrawTo];
    if (system === undefined) issues.push(refusal(about, 'Name a system that you know.'));
    else if (system.own === null) issues.push(doubt(about, `${system.name} is not yours.`));
  }
  if (unpaidFirst.some((design) => plan.view.designs[design] === undefined)) {
    const about = { code: 'DESIGN_UNKNOWN', cite: ECO_5, path: 'standing.unpaidFirst' };
    issues.push(refusal(about, 'Name classes that you know.'));
  }
  return issues;
}

function scopeIssues(order: SetStanding, plan: Plan): readonly OrderIssue[] {
  const about = { code: 'STANDING_SCOPE', cite: ENC_5, path: 'fleet' };
  if (order.fleet !== null && plan.view.fleets[order.fleet] === undefined) {
    return [refusal(about, 'You have no such fleet.')];
  }
  if (plan.standing.has(order.fleet)) {
    return [
      doubt(about, 'A later order of this sheet for the same fleet replaces an earlier one.'),
    ];
  }
  if (order.fleet !== null && order.standing.unpaidFirst !== undefined) {
    return [refusal(about, 'Who goes unpaid first is ordered for the empire, not for a fleet.')];
  }
  return [];
}

/** Are these standing orders complete and about things that their owner knows? @rule ENC-5 */
export function judgeSetStanding(order: SetStanding, plan: Plan): Judgement {
  const issues = [
    ...scopeIssues(order, plan),
    ...ratioIssues(order.standing),
    ...placeIssues(plan, order.standing),
  ];
  plan.standing.add(order.fleet);
  return free(issues);
}
