import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { EmpireId } from '#model/campaign/ids';
import { type GivenOrder, givenOf } from './given-of.ts';
import { receiptInForce } from './receipt-in-force.ts';

type Which = Readonly<{ empire: EmpireId; turn: number; before: string }>;

/** The orders that an empire had submitted for a turn when its next report was issued; null: none. */
export async function givenOrders(
  reader: StoreReader,
  id: CampaignId,
  { empire, turn, before }: Which,
): Promise<readonly GivenOrder[] | null> {
  const receipt = receiptInForce(await reader.receipts(id, empire), { turn, before });
  const issued = receipt && (await reader.publication(id, receipt));
  return receipt === undefined || issued === undefined ? null : givenOf(receipt, issued.view);
}
