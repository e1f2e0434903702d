import type { Selectable } from 'kysely';
import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Receipt } from '#app/ports/turn-record';
import type { Database, Transaction } from '#store/schema/database';
import { jsonText, parseJson } from '#store/schema/json-text';

/** Adds a line to the log of what was submitted and withdrawn. */
export async function saveReceipt(
  trx: Transaction,
  campaign: CampaignId,
  receipt: Receipt,
): Promise<void> {
  const { orders, verdicts, by } = receipt;
  const texts = { orders: jsonText(orders), verdicts: jsonText(verdicts), by: jsonText(by) };
  await trx
    .insertInto('receipts')
    .values({ ...receipt, ...texts, campaign })
    .execute();
}

const COLUMNS = ['empire', 'number', 'turn', 'edition', 'act', 'orders', 'verdicts'] as const;
const TELLING = ['hash', 'at', 'by'] as const;
type Row = Pick<
  Selectable<Database['receipts']>,
  (typeof COLUMNS)[number] | (typeof TELLING)[number]
>;

const receiptOf = (row: Row): Receipt => ({
  ...row,
  orders: parseJson(row.orders),
  verdicts: parseJson(row.verdicts),
  by: parseJson(row.by),
});

const receiptsIn = (trx: Transaction, campaign: CampaignId) =>
  trx.selectFrom('receipts').select(COLUMNS).select(TELLING).where('campaign', '=', campaign);

type Reads = Pick<StoreReader, 'receipts' | 'receiptsOfTurn' | 'allReceipts'>;

/** The reads of receipts, each empire's in their order. */
export function receiptReads(trx: Transaction): Reads {
  const inOrder = async (query: ReturnType<typeof receiptsIn>): Promise<readonly Receipt[]> => {
    const rows = await query.orderBy('empire').orderBy('number').execute();
    return rows.map(receiptOf);
  };
  return {
    receipts: (id, empire) => inOrder(receiptsIn(trx, id).where('empire', '=', empire)),
    receiptsOfTurn: (id, turn) => inOrder(receiptsIn(trx, id).where('turn', '=', turn)),
    allReceipts: (id) => inOrder(receiptsIn(trx, id)),
  };
}
