import type { EmpireView } from '#fog/views/empire-view';
import { judgeOrders } from '#legality/judge-orders';
import type { Order } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';

/** How an order stands, by what its player knows. */
export type Verdict = Readonly<{
  order: Order;
  issues: readonly OrderIssue[];
  cost: number;
  accepted: boolean;
}>;

/** The verdicts on a sheet in its order, and the Treasury that it would leave. */
export type Judged = Readonly<{ verdicts: readonly Verdict[]; treasuryAfter: number }>;

/** Judges a sheet by the view it was written against. @rule FOG-14 */
export function judgeSheet(view: EmpireView, orders: readonly Order[]): Judged {
  const { verdicts, treasuryAfter } = judgeOrders(view, orders);
  return { verdicts, treasuryAfter };
}
