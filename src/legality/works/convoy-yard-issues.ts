import { cite } from '#kernel/reasons/cite';
import { counted, plural } from '#kernel/words/counted';
import type { SystemId } from '#model/campaign/ids';
import type { BuildUnits } from '#model/orders/build-units';
import type { OrderIssue } from '#model/orders/order-issue';
import type { Capacities } from '#rules/construction/capacity-of';
import { doubt } from '#legality/issue';
import type { Plan } from '#legality/plan/plan';

/** A base waits where the convoys that are free after the whole sheet are too few for it. @rule CON-2 @rule CON-4 */
export function convoyYardIssues(
  { yards }: Plan,
  order: BuildUnits,
  capacitiesAt: (system: SystemId) => Capacities | null,
): readonly OrderIssue[] {
  const queue = yards.convoyQueues.get(order) ?? 0;
  const capacity = queue === 0 ? null : (capacitiesAt(order.system)?.convoy ?? null);
  if (capacity === null || queue <= capacity) return [];
  const text = `${counted(queue, 'point')} of work ${plural(queue, 'waits', 'wait')} there, and the convoys that are free build ${String(capacity)} this turn: the rest stays paid and waits. Convoys that trade or carry something build nothing.`;
  return [doubt({ code: 'CAPACITY_EXCEEDED', cite: cite('CON-2'), path: 'system' }, text)];
}
