import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { clamp } from '#kernel/numbers/clamp';
import { cite } from '#kernel/reasons/cite';
import { onlyFor } from '#model/events/fact';
import type { FundWork } from '#model/orders/order';
import { readyTurnOf } from '#rules/construction/ready-turn';
import { blockadeAllows } from './blockade-allows.ts';
import { canPay } from './can-pay.ts';
import { type OrderPlace, orderFailed } from '#engine/record/order-failed';
import { ownWork } from './own-work.ts';

/** Pays more for a unit under construction, never more than it costs. @rule CON-4 @rule OPT-6 */
export function fundWork(
  record: Recorder,
  order: FundWork,
  by: OrderPlace,
  { rules }: Pick<PhaseInput, 'rules'>,
): void {
  const state = record.state();
  const work = ownWork(state, by.empire, order.work);
  if (work === undefined) {
    record.emit(orderFailed(order, by, 'work-gone', order.work));
    return;
  }
  const paid = clamp(order.pay, 0, work.cost - work.paid);
  if (!canPay(state, by.empire, paid)) {
    const { name } = rowOf(state.designs, work.design);
    record.emit(orderFailed(order, by, 'treasury-short', name));
    return;
  }
  if (paid === 0) return;
  if (!blockadeAllows(record, by.empire, work.system, paid)) {
    record.emit(orderFailed(order, by, 'over-limit', rowOf(state.designs, work.design).name));
    return;
  }
  record.emit({
    type: 'WorkFunded',
    cite: cite('CON-4'),
    rolls: [],
    witnesses: onlyFor(by.empire),
    empire: by.empire,
    work: work.id,
    paid,
    ready: work.paid + paid === work.cost ? readyTurnOf(work.cost, state.turn, rules) : null,
  });
}
