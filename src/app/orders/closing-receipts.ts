import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { OrderSheet, Receipt } from '#app/ports/turn-record';

/** A receipt without its author and time. */
export type Unsigned = Omit<Receipt, 'at' | 'by'>;

type Closing = Readonly<{
  isOf: (sheet: OrderSheet) => boolean;
  /** The reason why it no longer counts. */
  actOf: (sheet: OrderSheet) => Exclude<Receipt['act'], 'submitted'>;
}>;

/** The receipts for submitted sheets that no longer count, although their players did not withdraw them. */
export async function closingReceipts(
  reader: StoreReader,
  id: CampaignId,
  { isOf, actOf }: Closing,
): Promise<readonly Unsigned[]> {
  const known = await reader.allReceipts(id);
  const closed = (await reader.allSheets(id)).filter(
    (sheet) => sheet.status === 'submitted' && isOf(sheet),
  );
  return closed.map((sheet, index) => {
    const { turn, empire, orders, hash } = sheet;
    const own = known.filter((one) => one.empire === empire);
    const earlier = closed.slice(0, index).filter((one) => one.empire === empire);
    const number = (own.at(-1)?.number ?? 0) + earlier.length + 1;
    const last = own.findLast((one) => one.turn === turn && one.hash === hash);
    const { edition = 1, verdicts = [] } = last ?? {};
    return { empire, number, turn, edition, act: actOf(sheet), orders, verdicts, hash };
  });
}
