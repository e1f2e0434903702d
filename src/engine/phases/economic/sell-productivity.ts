import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import { projectIdOf } from '#model/campaign/project';
import { onlyFor } from '#model/events/fact';
import type { SellProductivity } from '#model/orders/order';
import { saleFailureOf } from '#rules/economy/improvement-failure';
import { productivityGainOf } from '#rules/economy/productivity-price';
import { type OrderPlace, orderFailed } from '#engine/record/order-failed';

/**
 * Sells a point of Productivity. The EP arrive at once, and the Utilized Productivity of the system stays as it is until the next turn.
 * @rule COL-2
 * @ruling A negative Treasury doesn't forbid selling Productivity, because that buys nothing.
 */
export function sellProductivity(record: Recorder, order: SellProductivity, by: OrderPlace): void {
  const state = record.state();
  const system = rowOf(state.systems, order.system);
  const isTwice =
    state.projects[projectIdOf('productivity', system.id)] !== undefined ||
    hasSoldProductivity(record, system.id);
  if (isTwice || saleFailureOf(system, by.empire) !== null) {
    record.emit(orderFailed(order, by, 'system-unfit', system.name));
    return;
  }
  record.emit({
    type: 'ProductivitySold',
    cite: cite('COL-2'),
    rolls: [],
    witnesses: onlyFor(by.empire),
    empire: by.empire,
    system: system.id,
    gain: productivityGainOf(system),
    productivity: system.productivity - 1,
  });
}

/** Whether a point of Productivity of a system was sold already this turn. @rule COL-2 */
export function hasSoldProductivity(record: Recorder, system: SystemId): boolean {
  const { events } = record.result();
  return events.some((event) => event.type === 'ProductivitySold' && event.system === system);
}
