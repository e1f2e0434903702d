import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { InvestTech } from '#model/orders/order';
import { investmentLimitOf } from '#rules/tech/investment-limit';
import { canPay } from './can-pay.ts';
import { type OrderPlace, orderFailed } from '#engine/record/order-failed';

/** Puts points into research, all orders of a turn together up to the empire's limit. @rule TECH-1 */
export function investTech(record: Recorder, order: InvestTech, by: OrderPlace): void {
  const state = record.state();
  const { empire } = by;
  const about = `${String(order.points)} EP`;
  const own = valuesById(state.systems).filter(({ owner }) => owner === empire);
  if (investedThisTurn(record, empire) + order.points > investmentLimitOf(own)) {
    record.emit(orderFailed(order, by, 'over-limit', about));
    return;
  }
  if (!canPay(state, empire, order.points)) {
    record.emit(orderFailed(order, by, 'treasury-short', about));
    return;
  }
  record.emit({
    type: 'TechInvested',
    cite: cite('TECH-1'),
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    points: order.points,
    pool: rowOf(state.empires, empire).techPool + order.points,
  });
}

/** Whether an empire has put anything into research so far this turn. */
export const hasInvested = (record: Recorder, empire: EmpireId): boolean =>
  investedThisTurn(record, empire) > 0;

function investedThisTurn(record: Recorder, empire: EmpireId): number {
  const { events } = record.result();
  return sumOf(events, (event) =>
    event.type === 'TechInvested' && event.empire === empire ? event.points : 0,
  );
}
