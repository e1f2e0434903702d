import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { OrderSheet, Receipt } from '#app/ports/turn-record';
import type { Actor } from '#app/actor';
import { judgeSheet } from './judge-sheet.ts';
import type { OpenOrders } from './editing-orders.ts';
import { handOf } from './hand-of.ts';

type Act = Readonly<{ sheet: OrderSheet; by: Actor; act: Receipt['act'] }>;

/** The receipt of an action: the sheet as it is now, with the verdict on each order. */
export async function receiptChange(
  reader: StoreReader,
  { campaign, issued, at }: OpenOrders,
  { sheet, by, act }: Act,
): Promise<Change> {
  const { turn, empire, orders, hash } = sheet;
  const last = (await reader.receipts(campaign.id, empire)).at(-1)?.number ?? 0;
  const { edition, view } = issued;
  const verdicts = judgeSheet(view, orders).verdicts.map(({ accepted, issues }) => {
    return { accepted, issues };
  });
  const what = { turn, edition, empire, act, orders, verdicts, hash };
  return {
    put: 'receipt',
    receipt: { ...what, number: last + 1, at, by: await handOf(reader, by) },
  };
}
