import type { CampaignId } from '#app/ports/campaign-record';
import type { ById } from '#kernel/collections/tables';
import { type CampaignState, type RowOf, TABLE_NAMES, type TableName } from '#model/campaign/state';
import type { Transaction } from '#store/schema/database';
import { deleteRows, insertRows } from '#store/schema/insert-rows';
import type { Cell, StateTable } from '#store/schema/state-table';
import { STATE_TABLES } from '#store/campaigns/rows/state-tables';

type Saving = Readonly<{
  campaign: CampaignId;
  before: CampaignState | null;
  after: CampaignState;
}>;

/**
 * Writes the rows that differ from the state before, and removes those that are gone. A table or
 * row that is still the same object was not touched and costs nothing.
 */
export async function saveDifference(trx: Transaction, saving: Saving): Promise<void> {
  const { turn, phase } = saving.after;
  await trx
    .updateTable('campaigns')
    .set({ turn, phase })
    .where('id', '=', saving.campaign)
    .execute();
  for (const table of TABLE_NAMES) await saveTable(trx, table, saving);
}

async function saveTable<T extends TableName>(
  trx: Transaction,
  name: T,
  { campaign, before, after }: Saving,
): Promise<void> {
  if (before?.[name] === after[name]) return;
  const mapping: StateTable<T> = STATE_TABLES[name];
  const [key = ''] = mapping.columns;
  const old: ById<string, RowOf<T>> = rowsOf<T>(before, name);
  const now: ById<string, RowOf<T>> = rowsOf<T>(after, name);
  const gone = Object.keys(old).filter((id) => !Object.hasOwn(now, id));
  await deleteRows(trx, { table: name, key, campaign, ids: gone });
  const rows: (readonly Cell[])[] = [];
  for (const [id, row] of Object.entries(now)) {
    if (Object.hasOwn(old, id) && old[id] === row) continue;
    rows.push([campaign, ...mapping.encode(id, row)]);
  }
  const columns = ['campaign', ...mapping.columns];
  await insertRows(trx, { table: name, columns, key: ['campaign', key], rows });
}

function rowsOf<T extends TableName>(state: CampaignState | null, name: T): ById<string, RowOf<T>> {
  // A table of T has rows of T; the union of all tables hides that.
  return state === null ? {} : (state[name] as ById<string, RowOf<T>>);
}
