import { cite } from '#kernel/reasons/cite';
import type { Work } from '#model/campaign/work';
import type { FundWork } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { blockadeIssues, spendAt } from '#legality/works/blockade';
import { bookPoints } from '#legality/works/book-points';
import { refusal } from '../issue.ts';
import { paymentIssues } from '#legality/works/pay';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';

const CON_4 = cite('CON-4');
const NO_WORK = 'You have no such unit under construction.';

/** A payment is a whole number, and no more than what is still open. */
function amountIssues(work: Work, pay: number, plan: Plan): readonly OrderIssue[] {
  const open = work.cost - work.paid - (plan.funded.get(work.id) ?? 0);
  if (Number.isSafeInteger(pay) && pay >= 1 && pay <= open) {
    return [...paymentIssues(plan, pay), ...blockadeIssues(plan, work.system, pay)];
  }
  const text = open === 0 ? 'It is paid in full.' : `Pay 1 to ${String(open)}.`;
  return [refusal({ code: 'PAY_UNFIT', cite: CON_4, path: 'pay' }, text)];
}

/** Judges a payment for a unit under construction. @rule CON-4 */
export function judgeFundWork(order: FundWork, plan: Plan): Judgement {
  const work = plan.view.works[order.work];
  if (work === undefined || work.cancelled || plan.cancelled.has(order.work)) {
    return free([refusal({ code: 'WORK_UNKNOWN', cite: CON_4, path: 'work' }, NO_WORK)]);
  }
  const issues = amountIssues(work, order.pay, plan);
  if (isRefused(issues)) return free(issues);
  const before = plan.funded.get(work.id) ?? 0;
  plan.funded.set(work.id, before + order.pay);
  const waiting = work.paid + before - work.built;
  bookPoints(plan, { system: work.system, work, waiting, points: order.pay });
  spendAt(plan, work.system, order.pay);
  return { issues, cost: order.pay };
}
