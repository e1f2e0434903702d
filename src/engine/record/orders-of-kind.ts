import { entriesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import type { OrderKind, OrderOf, OrdersByEmpire } from '#model/orders/order';

/** An order with its empire and its place in the sheet. */
export type Ordered<K extends OrderKind> = Readonly<{
  empire: EmpireId;
  index: number;
  order: OrderOf<K>;
}>;

/** All orders of a kind, empire by empire. */
export const ordersOfKind = <K extends OrderKind>(
  orders: OrdersByEmpire,
  kind: K,
): readonly Ordered<K>[] =>
  entriesById(orders).flatMap(([empire, sheet]) =>
    sheet.flatMap(({ order, index }) =>
      // The kind of an order says which order it is.
      order.kind === kind ? [{ empire, index, order: order as OrderOf<K> }] : [],
    ),
  );
