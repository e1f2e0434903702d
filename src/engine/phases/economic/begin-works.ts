import { nextWorkId } from '#engine/record/next-id';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { clamp } from '#kernel/numbers/clamp';
import { cite } from '#kernel/reasons/cite';
import { onlyFor } from '#model/events/fact';
import type { BuildUnits } from '#model/orders/order';
import { workCostOf } from '#rules/construction/work-cost';
import { canPay } from './can-pay.ts';
import { type OrderPlace, orderFailed } from './order-failed.ts';

/**
 * Begins units one by one until all are ordered or one cannot be paid; those begun stand.
 * @rule ECO-6
 * @rule CON-4
 * @ruling A part payment fills the units in their order: the first in full, then the next.
 */
export function beginWorks(record: Recorder, order: BuildUnits, by: OrderPlace): void {
  const state = record.state();
  const design = rowOf(state.designs, order.design);
  if (rowOf(state.systems, order.system).owner !== by.empire) {
    record.emit(orderFailed(order, by, 'system-lost', design.name));
    return;
  }
  const cost = workCostOf(design, order.source);
  let left = order.pay ?? cost * order.count;
  for (let done = 0; done < order.count; done += 1) {
    const paid = clamp(left, 0, cost);
    if (!canPay(record.state(), by.empire, paid)) {
      const about = `${String(order.count - done)} ${design.name}`;
      record.emit(orderFailed(order, by, 'treasury-short', about));
      return;
    }
    begin(record, order, by, { cost, paid, name: order.names[done] ?? '' });
    left -= paid;
  }
}

function begin(
  record: Recorder,
  order: BuildUnits,
  { empire }: OrderPlace,
  unit: Readonly<{ cost: number; paid: number; name: string }>,
): void {
  const state = record.state();
  record.emit({
    type: 'WorkBegun',
    cite: cite('ECO-6'),
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    work: nextWorkId(state, empire),
    design: order.design,
    name: unit.name,
    system: order.system,
    source: order.source,
    cost: unit.cost,
    paid: unit.paid,
    turn: state.turn,
  });
}
