import { sortBy } from '#kernel/collections/sort-by';
import { type ById, compareIds, keysById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';

/** A row before and after; undefined where it was not there. */
export type ChangedRow<R> = Readonly<{ before: R | undefined; after: R | undefined }>;

/** The rows of a table that are not the same any more, in the order of ids. */
export function changedRows<K extends string, R>(
  before: ById<K, R>,
  after: ById<K, R>,
): readonly ChangedRow<R>[] {
  if (before === after) return [];
  const ids = sortBy(unique([...keysById(before), ...keysById(after)]), compareIds);
  return ids.flatMap((id): readonly ChangedRow<R>[] => {
    const row = { before: before[id], after: after[id] };
    return row.before === row.after ? [] : [row];
  });
}
