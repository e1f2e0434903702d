import { cite, type RuleRef } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { OrderFailed } from '#model/events/turn-events';
import type { OrderFailure } from '#model/events/causes';
import type { Order } from '#model/orders/order';

/** The empire that gave the order, and the order's place in its sheet; `rule`: the one that it met with, if not ECO-6. */
export type OrderPlace = Readonly<{ empire: EmpireId; index: number; rule?: RuleRef }>;

/** The event that tells an empire which order could not be carried out, and why. @rule ECO-6 */
export function orderFailed(
  order: Pick<Order, 'kind'>,
  { empire, index, rule = cite('ECO-6') }: OrderPlace,
  because: OrderFailure,
  about: string,
): OrderFailed {
  return {
    type: 'OrderFailed',
    cite: rule,
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    index,
    kind: order.kind,
    because,
    about,
  };
}
