import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Order } from '#model/orders/order';
import { removedAt } from './removed-at.ts';
import type { Written } from './removed-writers.ts';

/** The orders that the present player submitted for the previous turn. A predecessor's orders don't count. */
export async function readLastOrders(
  reader: StoreReader,
  id: CampaignId,
  { turn, empire }: Written,
): Promise<readonly Order[]> {
  const sheet = await reader.sheet(id, { turn: turn - 1, empire, status: 'submitted' });
  if (sheet === undefined || sheet.submittedAt <= (await removedAt(reader, id, empire))) return [];
  return sheet.orders;
}
