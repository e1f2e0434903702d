import type { Actor } from '#app/actor';
import type { StoreReader } from '#app/ports/campaign-store';
import type { EmpireId } from '#model/campaign/ids';
import { type GivenOrder, givenOf } from './given-of.ts';
import { readOwnReceipts } from './own-receipts.ts';
import { receiptInForce } from './receipt-in-force.ts';

type Which = Readonly<{ empire: EmpireId; turn: number; before: string }>;

/** The orders that an empire had submitted for a turn when its next report was issued; null: none that the reader may see. */
export async function givenOrders(
  reader: StoreReader,
  actor: Actor,
  { empire, turn, before }: Which,
): Promise<readonly GivenOrder[] | null> {
  const receipt = receiptInForce(await readOwnReceipts(reader, actor, empire), { turn, before });
  const issued = receipt && (await reader.publication(actor.campaign, receipt));
  return receipt === undefined || issued === undefined ? null : givenOf(receipt, issued.view);
}
