import { plural } from '#kernel/words/counted';
import type { OrderIssue } from '#model/orders/order-issue';
import { ECO_6, refusal } from '#legality/issue';
import type { Plan } from '#legality/plan/plan';

/** Reasons against a payment now. @rule ECO-6 */
export function paymentIssues(plan: Plan, points: number): readonly OrderIssue[] {
  const { left } = plan.money;
  if (left < 0) {
    const text = 'Nothing can be bought while the Treasury is negative.';
    return [refusal({ code: 'TREASURY_NEGATIVE', cite: ECO_6, path: 'pay' }, text)];
  }
  if (points <= left) return [];
  const text = `It costs ${String(points)}, and ${String(left)} ${plural(left, 'is', 'are')} left after the orders before it. Move it up, pay in part, or buy less.`;
  return [refusal({ code: 'TREASURY_SHORT', cite: ECO_6, path: 'pay' }, text)];
}
