import type { Selectable } from 'kysely';
import type { CampaignId } from '#app/ports/campaign-record';
import type { Receipt } from '#app/ports/turn-record';
import type { EmpireId } from '#model/campaign/ids';
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

/** The receipts of one empire, oldest first. */
export async function loadReceipts(
  trx: Transaction,
  campaign: CampaignId,
  empire: EmpireId,
): Promise<readonly Receipt[]> {
  const rows = await receiptsIn(trx, campaign)
    .where('empire', '=', empire)
    .orderBy('number')
    .execute();
  return rows.map(receiptOf);
}

/** The receipts of all empires, each in its order. */
export async function loadAllReceipts(
  trx: Transaction,
  campaign: CampaignId,
): Promise<readonly Receipt[]> {
  const rows = await receiptsIn(trx, campaign).orderBy('empire').orderBy('number').execute();
  return rows.map(receiptOf);
}
