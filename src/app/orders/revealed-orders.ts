import { valuesById } from '#kernel/collections/tables';
import { currentPublication } from '#app/editions/current-publication';
import type { Campaign, CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { EmpireId } from '#model/campaign/ids';
import { eventsOfType } from '#report/sections/context';
import { capitalised } from '#report/sentences/names';
import { namesOfView } from '#report/sentences/names-of-view';
import { failedOrderText } from '#report/sentences/order-sentences';
import { type GivenOrder, givenOf } from './given-of.ts';
import { receiptInForce } from './receipt-in-force.ts';

/** The orders of one empire for a turn that has run. */
export type RevealedOrders = Readonly<{
  empire: EmpireId;
  name: string;
  /** With their verdicts at that time; null: it submitted none. */
  orders: readonly GivenOrder[] | null;
  /** The orders that could not be carried out, each with the reason. */
  failed: readonly string[];
}>;

type Which = Readonly<{ id: CampaignId; turn: number; before: string }>;

/**
 * What all empires had submitted for a turn, in a campaign without a moderator. Null: the reports after that turn are not issued, or
 * orders are not revealed here. @rule TURN-6 @rule FOG-1
 * @ruling Orders are revealed with the reports after their turn, all at the same moment: those that were submitted, with their verdicts and
 *   what could not be carried out. Drafts and orders that were withdrawn or replaced are never revealed. After an undo they are hidden again
 *   until the turn has run.
 */
export async function revealedOrders(
  reader: StoreReader,
  { id, rules }: Pick<Campaign, 'id' | 'rules'>,
  turn: number,
): Promise<readonly RevealedOrders[] | null> {
  if (rules.moderation !== 'open' || turn < 1) return null;
  const issues = await reader.publications(id);
  const after = issues.find((one) => !one.undone && one.turn === turn + 1);
  if (after === undefined) return null;
  const which = { id, turn, before: after.publishedAt };
  const revealed: RevealedOrders[] = [];
  for (const { id: empire, name } of valuesById(await reader.empires(id))) {
    const orders = await submittedBy(reader, empire, which);
    revealed.push({ empire, name, orders, failed: await failedOf(reader, empire, which) });
  }
  return revealed;
}

async function submittedBy(
  reader: StoreReader,
  empire: EmpireId,
  { id, turn, before }: Which,
): Promise<RevealedOrders['orders']> {
  const receipt = receiptInForce(await reader.receipts(id, empire), { turn, before });
  const issued = receipt && (await reader.publication(id, receipt));
  return receipt === undefined || issued === undefined ? null : givenOf(receipt, issued.view);
}

/** What its report after the turn says about orders that failed. */
async function failedOf(
  reader: StoreReader,
  empire: EmpireId,
  { id, turn }: Which,
): Promise<readonly string[]> {
  const heads = (await reader.issuedTo(id, empire)).filter((one) => one.turn === turn + 1);
  const head = currentPublication(heads);
  const issued = head && (await reader.publication(id, { ...head, empire }));
  if (issued === undefined) return [];
  const names = namesOfView(issued.view, issued.seen);
  return eventsOfType(issued.seen, 'OrderFailed').map((event) =>
    capitalised(failedOrderText(event, names)),
  );
}
