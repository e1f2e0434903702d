import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { Receipt } from '#app/ports/turn-record';
import { type Actor, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { readOwnReceipts } from '#app/orders/own-receipts';
import { receiptInForce } from '#app/orders/receipt-in-force';
import { receiptOwner } from '#app/orders/receipt-owner';
import { type Outcome, refuse } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';

export type ReadReceiptsInput = Readonly<{
  actor: Actor;
  /** The empire; a player has only their own. */
  empire?: EmpireId;
}>;

/** A receipt, and whether it is or was in force for its turn. */
export type ReceiptLine = Receipt & Readonly<{ inForce: boolean }>;
export type Receipts = Readonly<{ empire: EmpireId; name: string; lines: readonly ReceiptLine[] }>;

/** The receipts of an empire in all turns, oldest first, for its player and for moderators, whose look is logged. */
export const readReceipts = ({ store }: Ports): UseCase<ReadReceiptsInput, Receipts> =>
  guarded(async ({ actor, empire: asked }) => {
    if (actor.kind === 'moderator' && !seesTruth(actor)) return refuse('MODERATOR_BLIND');
    const empire = receiptOwner(actor, asked);
    if (empire === undefined) return refuse('EMPIRE_UNKNOWN');
    return store.read(async (reader): Promise<Outcome<Receipts>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const name = (await reader.empires(campaign.id))[empire]?.name;
      if (name === undefined) return refuse('EMPIRE_UNKNOWN');
      const receipts = await readOwnReceipts(reader, actor, empire);
      return ok({ empire, name, lines: linesOf(receipts) });
    });
  });

const linesOf = (receipts: readonly Receipt[]): readonly ReceiptLine[] =>
  receipts.map((receipt) => {
    return { ...receipt, inForce: receiptInForce(receipts, receipt) === receipt };
  });
