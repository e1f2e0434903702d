import type { Selectable } from 'kysely';
import type { CampaignId } from '#app/ports/campaign-record';
import type { OrderSheet } from '#app/ports/turn-record';
import type { EmpireId } from '#model/campaign/ids';
import type { Database, Transaction } from '#store/schema/database';
import { jsonText, parseJson } from '#store/schema/json-text';

const COLUMNS = ['turn', 'empire', 'orders', 'status', 'hash', 'submittedAt'] as const;
type Row = Pick<Selectable<Database['orderSheets']>, (typeof COLUMNS)[number]>;

const sheetOf = (row: Row): OrderSheet => ({ ...row, orders: parseJson(row.orders) });

/** Replaces an empire's whole sheet of a turn. */
export async function saveSheet(
  trx: Transaction,
  campaign: CampaignId,
  sheet: OrderSheet,
): Promise<void> {
  const row = { ...sheet, campaign, orders: jsonText(sheet.orders) };
  await trx
    .insertInto('orderSheets')
    .values(row)
    .onConflict((conflict) => conflict.columns(['campaign', 'turn', 'empire']).doUpdateSet(row))
    .execute();
}

/** The sheets of a turn. */
export async function loadSheets(
  trx: Transaction,
  campaign: CampaignId,
  turn: number,
): Promise<readonly OrderSheet[]> {
  const rows = await trx
    .selectFrom('orderSheets')
    .select(COLUMNS)
    .where('campaign', '=', campaign)
    .where('turn', '=', turn)
    .orderBy('empire')
    .execute();
  return rows.map(sheetOf);
}

/** The sheets of all turns, oldest turn first. */
export async function loadAllSheets(
  trx: Transaction,
  campaign: CampaignId,
): Promise<readonly OrderSheet[]> {
  const rows = await trx
    .selectFrom('orderSheets')
    .select(COLUMNS)
    .where('campaign', '=', campaign)
    .orderBy('turn')
    .orderBy('empire')
    .execute();
  return rows.map(sheetOf);
}

/** One empire's sheet of a turn. */
export async function loadSheet(
  trx: Transaction,
  campaign: CampaignId,
  { turn, empire }: Readonly<{ turn: number; empire: EmpireId }>,
): Promise<OrderSheet | undefined> {
  const row = await trx
    .selectFrom('orderSheets')
    .select(COLUMNS)
    .where('campaign', '=', campaign)
    .where('turn', '=', turn)
    .where('empire', '=', empire)
    .executeTakeFirst();
  return row === undefined ? undefined : sheetOf(row);
}

/** Makes the sheets of a turn and of all later ones drafts again. */
export async function reopenSheets(
  trx: Transaction,
  campaign: CampaignId,
  fromTurn: number,
): Promise<void> {
  await trx
    .updateTable('orderSheets')
    .set({ status: 'draft' })
    .where('campaign', '=', campaign)
    .where('turn', '>=', fromTurn)
    .execute();
}
