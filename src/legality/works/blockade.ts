import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import type { OrderIssue } from '#model/orders/order-issue';
import { purchaseLimitOf } from '#rules/economy/purchase-limit';
import { refusal } from '#legality/issue';
import type { Plan } from '#legality/plan/plan';

/** Reasons against spending more points in a system. A blockaded system can't spend more than its output. @rule ECO-7 */
export function blockadeIssues(
  plan: Plan,
  system: SystemId,
  points: number,
): readonly OrderIssue[] {
  const own = plan.view.systems[system]?.own ?? null;
  const limit = own === null ? null : purchaseLimitOf(own);
  const left = (limit ?? 0) - (plan.realm.spent.get(system) ?? 0);
  if (limit === null || points <= left) return [];
  const about = { code: 'BLOCKADE_LIMIT', cite: cite('ECO-7'), path: 'pay' };
  const text = `The system is blockaded: of its output ${String(Math.max(0, left))} EP are left to spend there this turn.`;
  return [refusal(about, text)];
}

/** Notes what an accepted order spends in a system. @rule ECO-7 */
export function spendAt({ realm }: Plan, system: SystemId, points: number): void {
  realm.spent.set(system, (realm.spent.get(system) ?? 0) + points);
}
