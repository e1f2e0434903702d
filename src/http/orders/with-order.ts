import { goesSomewhere } from '#app/orders/plot-moves';
import type { Order } from '#model/orders/order';

/** A sheet with an order more: in the place of the moves and routes of a fleet, or at the end. Null: those alone go. */
export function withOrder(
  before: readonly Order[],
  order: Order | null,
  instead: string | null,
): readonly Order[] {
  const isReplaced = (one: Order): boolean => goesSomewhere(one, instead);
  const at = before.findIndex(isReplaced);
  const rest = before.filter((one) => !isReplaced(one));
  return order === null ? rest : rest.toSpliced(at < 0 ? rest.length : at, 0, order);
}
