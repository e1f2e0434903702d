import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import { relationIdOf } from '#model/campaign/relation';
import type { GiveEp } from '#model/orders/gifts';
import { canPay } from './can-pay.ts';
import { type OrderPlace, orderFailed } from '#engine/record/order-failed';

/** Gives points to another empire, which counts them at its next opening. @rule ECO-6 @rule DIP-2 @rule DIP-13 */
export function giveEp(record: Recorder, order: GiveEp, by: OrderPlace): void {
  const state = record.state();
  const { empire } = by;
  const { to, points } = order;
  if (state.relations[relationIdOf(empire, to)]?.sustained !== true) {
    record.emit(orderFailed(order, by, 'no-envoys', rowOf(state.empires, to).name));
    return;
  }
  if (!canPay(state, empire, points)) {
    record.emit(orderFailed(order, by, 'treasury-short', `${String(points)} EP`));
    return;
  }
  record.emit({
    type: 'EpGiven',
    cite: cite('ECO-6'),
    rolls: [],
    witnesses: [empire, to].map((one) => ({ empire: one, as: 'participant' })),
    empire,
    to,
    points,
  });
}
