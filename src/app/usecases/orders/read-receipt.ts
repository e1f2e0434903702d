import { ok } from '#kernel/result/result';
import type { EmpireView } from '#fog/views/empire-view';
import type { Ports } from '#app/ports/ports';
import type { Receipt } from '#app/ports/turn-record';
import { seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { type GivenOrder, givenOf } from '#app/orders/given-of';
import { readOwnReceipts } from '#app/orders/own-receipts';
import { receiptOwner } from '#app/orders/receipt-owner';
import { keyOfEmpire } from '#app/campaigns/empire-keys';
import { type Outcome, refuse } from '#app/use-case-error';
import type { ReadReceiptsInput } from './read-receipts.ts';

export type ReadReceiptInput = ReadReceiptsInput &
  Readonly<{
    /** Its number, or its full or short hash. If several receipts have the same hash, the last. */
    which: number | string;
  }>;

/** A receipt, with the names that its player knew at that time. */
export type OpenedReceipt = Readonly<{
  receipt: Receipt;
  /** The key of its empire in files. */
  key: string;
  view: EmpireView;
  /** Its orders in words, each with its verdict. */
  given: readonly GivenOrder[];
}>;

/** The number of digits of a hash that are enough to find it. */
const SHORTEST = 6;

const isIt =
  (which: number | string) =>
  ({ number, hash }: Receipt): boolean =>
    typeof which === 'number'
      ? number === which
      : which.length >= SHORTEST && hash.startsWith(which.toLowerCase());

/** One receipt, for its player and for moderators, whose look is logged. */
export const readReceipt = ({ store }: Ports): UseCase<ReadReceiptInput, OpenedReceipt> =>
  guarded(async ({ actor, empire: asked, which }) => {
    if (actor.kind === 'moderator' && !seesTruth(actor)) return refuse('MODERATOR_BLIND');
    const empire = receiptOwner(actor, asked);
    if (empire === undefined) return refuse('EMPIRE_UNKNOWN');
    return store.read(async (reader): Promise<Outcome<OpenedReceipt>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const receipt = (await readOwnReceipts(reader, actor, empire)).findLast(isIt(which));
      if (receipt === undefined) return refuse('RECEIPT_UNKNOWN');
      const issued = await reader.publication(campaign.id, receipt);
      if (issued === undefined) return refuse('RECEIPT_UNKNOWN');
      const { view } = issued;
      const key = keyOfEmpire(campaign, view.empire);
      return ok({ receipt, key, view, given: givenOf(receipt, view) });
    });
  });
