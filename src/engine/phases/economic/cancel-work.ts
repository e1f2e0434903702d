import type { Recorder } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';
import { onlyFor } from '#model/events/fact';
import type { CancelUnit } from '#model/orders/cancel-work';
import { type OrderPlace, orderFailed } from '#engine/record/order-failed';
import { ownWork } from './own-work.ts';

/**
 * Cancels a unit under construction.
 * @rule ECO-6
 * @ruling A negative Treasury doesn't forbid cancelling a unit under construction, because that buys nothing.
 */
export function cancelWork(record: Recorder, order: CancelUnit, by: OrderPlace): void {
  const work = ownWork(record.state(), by.empire, order.work);
  if (work === undefined) {
    record.emit(orderFailed(order, by, 'work-gone', order.work));
    return;
  }
  record.emit({
    type: 'WorkCancelled',
    cite: cite('ECO-6'),
    rolls: [],
    witnesses: onlyFor(by.empire),
    empire: by.empire,
    work: work.id,
    design: work.design,
    name: work.name,
  });
}
