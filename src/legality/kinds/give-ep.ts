import type { EmpireView } from '#fog/views/empire-view';
import type { GiveEp } from '#model/orders/gifts';
import type { OrderIssue } from '#model/orders/order-issue';
import { ECO_6, doubt, refusal } from '../issue.ts';
import { paymentIssues } from '#legality/works/pay';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { receiverIssues } from '#legality/realm/receiver-issues';

function enemyIssues({ neighbours }: EmpireView, { to }: GiveEp): readonly OrderIssue[] {
  const other = neighbours[to];
  if (other?.state !== 'war') return [];
  const about = { code: 'GIFT_TO_ENEMY', cite: ECO_6, path: 'to' };
  return [doubt(about, `You are at War with ${other.name}.`)];
}

/** May points be given to another empire? @rule ECO-6 @rule DIP-2 */
export function judgeGiveEp(order: GiveEp, plan: Plan): Judgement {
  const { to, points } = order;
  const about = { code: 'GIFT_UNFIT', cite: ECO_6, path: 'points' };
  const isWhole = Number.isSafeInteger(points) && points >= 1;
  const money = isWhole
    ? paymentIssues(plan, points)
    : [refusal(about, 'Give a whole number of points, at least 1.')];
  const issues = [...receiverIssues(plan.view, to), ...money];
  if (isRefused(issues)) return free(issues);
  return { issues: [...issues, ...enemyIssues(plan.view, order)], cost: points };
}
