import type { Recorder } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';
import { onlyFor } from '#model/events/fact';
import type { SetStanding } from '#model/orders/order';
import { type OrderPlace, orderFailed } from './order-failed.ts';

/** From now on a fleet, or the whole empire, follows these orders. @rule TURN-4 */
export function setStanding(record: Recorder, order: SetStanding, by: OrderPlace): void {
  const { fleet, standing } = order;
  if (fleet !== null && record.state().fleets[fleet]?.owner !== by.empire) {
    record.emit(orderFailed(order, by, 'fleet-gone', fleet));
    return;
  }
  record.emit({
    type: 'StandingOrdersSet',
    cite: cite('TURN-4'),
    rolls: [],
    witnesses: onlyFor(by.empire),
    empire: by.empire,
    fleet,
    standing,
  });
}
