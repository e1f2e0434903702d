import { type ById, compareIds, keysById } from '#kernel/collections/tables';
import { sortBy } from '#kernel/collections/sort-by';
import { unique } from '#kernel/collections/unique';
import type { Json } from '#kernel/result/json';
import { type CampaignState, TABLE_NAMES, type TableName } from '#model/campaign/state';
import { type ValueDifference, valueDifference } from './value-difference.ts';

/** A row that is new, gone or different. */
export type RowDifference = Readonly<{
  id: string;
  change: 'added' | 'removed' | 'changed';
  values: readonly ValueDifference[];
}>;

export type TableDifference = Readonly<{ table: TableName; rows: readonly RowDifference[] }>;

/** The rows of a table as plain data. */
export function rowsOf(state: CampaignState, table: TableName): ById<string, Json> {
  return state[table];
}

/** The differences between two states of a game, table by table and row by row. */
export function stateDifference(
  before: CampaignState,
  after: CampaignState,
): readonly TableDifference[] {
  return TABLE_NAMES.flatMap((table) => {
    const rows = rowDifferences(rowsOf(before, table), rowsOf(after, table));
    return rows.length === 0 ? [] : [{ table, rows }];
  });
}

function rowDifferences(
  before: ById<string, Json>,
  after: ById<string, Json>,
): readonly RowDifference[] {
  if (before === after) return [];
  const ids = sortBy(unique([...keysById(before), ...keysById(after)]), compareIds);
  return ids.flatMap((id): readonly RowDifference[] => {
    const [old, now] = [before[id], after[id]];
    // A new row is listed field by field too.
    const values = valueDifference(old ?? {}, now ?? {});
    if (old === undefined) return [{ id, change: 'added', values }];
    if (now === undefined) return [{ id, change: 'removed', values }];
    return values.length === 0 ? [] : [{ id, change: 'changed', values }];
  });
}
