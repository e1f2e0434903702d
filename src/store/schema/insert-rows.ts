import { CompiledQuery } from 'kysely';
import type { Transaction } from './database.ts';
import { upsertOf } from './dialect.ts';
import type { Cell } from './state-table.ts';

/** SQLite takes 32,766 parameters in a statement; 500 rows of the widest table stay below. */
const BATCH = 500;

type Rows = Readonly<{
  table: string;
  columns: readonly string[];
  /** The key columns that decide which older row is replaced; empty: there is none. */
  key: readonly string[];
  rows: readonly (readonly Cell[])[];
}>;

/** Writes rows in batches: some ten times as fast as one by one through the query builder. */
export async function insertRows(trx: Transaction, { rows, ...into }: Rows): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    const statement = upsertOf({ ...into, count: batch.length });
    await trx.executeQuery(CompiledQuery.raw(statement, batch.flat()));
  }
}

/** Removes rows by their ids, in batches. */
export async function deleteRows(
  trx: Transaction,
  {
    table,
    key,
    campaign,
    ids,
  }: Readonly<{
    table: string;
    key: string;
    campaign: string;
    ids: readonly string[];
  }>,
): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const marks = batch.map(() => '?').join(', ');
    const statement = `delete from "${table}" where "campaign" = ? and "${key}" in (${marks})`;
    await trx.executeQuery(CompiledQuery.raw(statement, [campaign, ...batch]));
  }
}
