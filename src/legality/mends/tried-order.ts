import type { Order } from '#model/orders/order';
import { judgeOrders, type Verdict } from '../judge-orders.ts';
import type { MendAsked } from './mend-asked.ts';

/** What would be said of one more order at the end of the sheet; null: it would be refused. */
export function triedOrder({ judged }: MendAsked, order: Order): Verdict | null {
  const orders = [...judged.verdicts.map((verdict) => verdict.order), order];
  const last = judgeOrders(judged.plan.view, orders).verdicts.at(-1);
  return last?.accepted === true ? last : null;
}
