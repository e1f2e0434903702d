import type { Selectable } from 'kysely';
import type { CampaignId } from '#app/ports/campaign-record';
import type { OrderSheet, SheetKey } from '#app/ports/turn-record';
import type { Database, Transaction } from '#store/schema/database';
import { jsonText, parseJson } from '#store/schema/json-text';

const KEY = ['turn', 'empire', 'status'] as const;
const REST = ['orders', 'hash', 'submittedAt', 'savedBy', 'step', 'dismissed'] as const;
const COLUMNS = [...KEY, ...REST] as const;
type Row = Pick<Selectable<Database['orderSheets']>, (typeof COLUMNS)[number]>;

const sheetOf = (row: Row): OrderSheet => ({
  ...row,
  orders: parseJson(row.orders),
  savedBy: parseJson(row.savedBy),
  dismissed: parseJson(row.dismissed),
});

/** Replaces an empire's whole draft of a turn, or what it submitted. */
export async function saveSheet(
  trx: Transaction,
  campaign: CampaignId,
  sheet: OrderSheet,
): Promise<void> {
  const { orders, savedBy, dismissed } = sheet;
  const texts = {
    orders: jsonText(orders),
    savedBy: jsonText(savedBy),
    dismissed: jsonText(dismissed),
  };
  const row = { ...sheet, ...texts, campaign };
  await trx
    .insertInto('orderSheets')
    .values(row)
    .onConflict((conflict) => conflict.columns(['campaign', ...KEY]).doUpdateSet(row))
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
    .orderBy('status')
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
    .orderBy('status')
    .execute();
  return rows.map(sheetOf);
}

/** One empire's draft of a turn, or what it submitted. */
export async function loadSheet(
  trx: Transaction,
  campaign: CampaignId,
  { turn, empire, status }: SheetKey,
): Promise<OrderSheet | undefined> {
  const row = await trx
    .selectFrom('orderSheets')
    .select(COLUMNS)
    .where('campaign', '=', campaign)
    .where('turn', '=', turn)
    .where('empire', '=', empire)
    .where('status', '=', status)
    .executeTakeFirst();
  return row === undefined ? undefined : sheetOf(row);
}

/** Takes a sheet away. */
export async function dropSheet(
  trx: Transaction,
  campaign: CampaignId,
  { turn, empire, status }: SheetKey,
): Promise<void> {
  await trx
    .deleteFrom('orderSheets')
    .where('campaign', '=', campaign)
    .where('turn', '=', turn)
    .where('empire', '=', empire)
    .where('status', '=', status)
    .execute();
}

/** Turns submitted sheets of a turn and all later turns back into drafts; an existing draft stays. */
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
    .where('status', '=', 'submitted')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('orderSheets as draft')
            .select('draft.turn')
            .where('draft.campaign', '=', campaign)
            .where('draft.status', '=', 'draft')
            .whereRef('draft.turn', '=', 'orderSheets.turn')
            .whereRef('draft.empire', '=', 'orderSheets.empire'),
        ),
      ),
    )
    .execute();
  await trx
    .deleteFrom('orderSheets')
    .where('campaign', '=', campaign)
    .where('turn', '>=', fromTurn)
    .where('status', '=', 'submitted')
    .execute();
}
