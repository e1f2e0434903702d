import type { Order, OrderKind } from '#model/orders/order';
import type { OrderContent } from './order-content.ts';
import type { OrderNames } from './order-names.ts';
import { ORDER_TABLE } from './order-table.ts';

/** An order as a line of a sheet, with names where they are clear. */
export function formatOrder(order: Order, names: OrderNames): string {
  // The table's type ties each kind to its row; an indexed access loses that tie.
  const content = ORDER_TABLE[order.kind] as OrderContent<OrderKind>;
  return content.format(order, names);
}
