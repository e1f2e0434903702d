import type { CampaignId } from '#app/ports/campaign-record';
import { rowOf } from '#kernel/collections/row-of';
import { type ById, keysById } from '#kernel/collections/tables';
import { type CampaignState, type RowOf, TABLE_NAMES, type TableName } from '#model/campaign/state';
import type { Transaction } from '#store/schema/database';
import { deleteRows, insertRows } from '#store/schema/insert-rows';
import type { Cell, StateTable } from '#store/schema/state-table';
import { STATE_TABLES } from './state-tables.ts';

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
  await deleteRows(trx, { table: name, key, campaign, ids: goneFrom(old, now) });
  const rows: (readonly Cell[])[] = [];
  // Without a pair for each row: of most tables only a few rows have changed.
  for (const id of Object.keys(now)) {
    const row = rowOf(now, id);
    if (old[id] !== row) rows.push([campaign, ...mapping.encode(id, row)]);
  }
  const columns = ['campaign', ...mapping.columns];
  await insertRows(trx, { table: name, columns, key: ['campaign', key], rows });
}

/** The ids that are there no more; a copy of a table has the same list of ids as long as none came or went. */
function goneFrom(old: ById<string, unknown>, now: ById<string, unknown>): readonly string[] {
  if (keysById(old) === keysById(now)) return [];
  return Object.keys(old).filter((id) => !Object.hasOwn(now, id));
}

function rowsOf<T extends TableName>(state: CampaignState | null, name: T): ById<string, RowOf<T>> {
  // A table of T has rows of T; the union of all tables hides that.
  return state === null ? {} : (state[name] as ById<string, RowOf<T>>);
}
