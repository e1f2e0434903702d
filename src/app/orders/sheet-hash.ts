import { hashOf } from '#kernel/result/hash';
import type { Campaign } from '#app/ports/campaign-record';
import type { EmpireId } from '#model/campaign/ids';
import type { Order } from '#model/orders/order';

/** The hash that identifies a sheet. Anybody who has the orders can compute it again (docs/formats/orders.md). */
export function sheetHash(
  { slug, turn }: Pick<Campaign, 'slug' | 'turn'>,
  { empire, orders }: Readonly<{ empire: EmpireId; orders: readonly Order[] }>,
): string {
  return hashOf({ campaign: slug, turn, empire, orders });
}
