import type { Order } from '#model/orders/order';

export const SHEET_ACTS = ['remove', 'up', 'down'] as const;
export type SheetAct = (typeof SHEET_ACTS)[number];

/** A sheet after one of its orders was removed or moved; as it was when there is no such order. */
export function changedOrders(
  orders: readonly Order[],
  act: SheetAct,
  index: number,
): readonly Order[] {
  if (index < 0 || index >= orders.length) return orders;
  if (act === 'remove') return orders.toSpliced(index, 1);
  const other = act === 'up' ? index - 1 : index + 1;
  const [one, two] = [orders[index], orders[other]];
  if (one === undefined || two === undefined) return orders;
  return orders.with(index, two).with(other, one);
}
