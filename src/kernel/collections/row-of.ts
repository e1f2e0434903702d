import { invariant } from '#kernel/result/invariant';
import type { ById } from './tables.ts';

/** The row of an id that must be there; that it is not would be a bug of ours. */
export function rowOf<K extends string, V>(table: ById<K, V>, id: K): V {
  const row: V | undefined = table[id];
  invariant(row !== undefined, 'ROW_MISSING', id);
  return row;
}
