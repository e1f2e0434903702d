import { z } from 'zod';
import { ORDER_KINDS } from '#model/orders/order';
import { MOST_ORDERS } from '#model/orders/sheet-limits';
import { ORDER_TABLE } from './order-table.ts';
import { ORDERS_FORMAT, ORDERS_VERSION } from './parse-orders.ts';

/** A sheet of orders in JSON with every kind of order, for those who write programs; `parseOrders` tells faults better. */
export const ordersSchema = z.strictObject({
  format: z.literal(ORDERS_FORMAT),
  version: z.literal(ORDERS_VERSION),
  turn: z.int().min(1).optional(),
  empire: z.string().min(1).optional(),
  orders: z.array(z.union(ORDER_KINDS.map((kind) => ORDER_TABLE[kind].schema))).max(MOST_ORDERS),
});
