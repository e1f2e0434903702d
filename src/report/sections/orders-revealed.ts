import type { Block } from '#report/document/document';
import { phrase } from '#report/document/inline';
import { type OrderGiven, orderList } from './orders-given.ts';

/** What another empire had ordered for the turn before; `orders`: null: nothing. */
export type OrdersRevealed = Readonly<{
  name: string;
  orders: readonly OrderGiven[] | null;
  /** What of it could not be carried out. */
  failed: readonly string[];
}>;

const ordersOf = (orders: OrdersRevealed['orders']): Block =>
  orders === null || orders.length === 0
    ? { kind: 'paragraph', text: phrase('No orders.') }
    : orderList(orders);

/** The orders of the other empires, empire by empire. @rule TURN-6 */
export const ordersRevealed = (revealed: readonly OrdersRevealed[]): readonly Block[] =>
  revealed.flatMap(({ name, orders, failed }): readonly Block[] => [
    { kind: 'paragraph', text: [{ kind: 'strong', text: name }] },
    ordersOf(orders),
    ...failed.map((text): Block => ({ kind: 'note', tone: 'warning', text: phrase(`${text}.`) })),
  ]);
