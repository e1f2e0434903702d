import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import type { OrderIssue } from '#model/orders/order-issue';
import { doubt } from '#legality/issue';
import type { Plan } from '#legality/plan/plan';
import { siegeText } from './siege-text.ts';

/** A blockade may hold fleets that leave. @rule MOV-11 */
export function siegeIssues(plan: Plan, from: SystemId): readonly OrderIssue[] {
  const text = siegeText(plan, from);
  if (text === null) return [];
  return [doubt({ code: 'BLOCKADE_HOLDS', cite: cite('MOV-11'), path: 'fleet' }, text)];
}
