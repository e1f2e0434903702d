import { invariant } from '#kernel/result/invariant';
import type { ById } from './tables.ts';

/** The items by key; groups and their members keep the order of the input. */
export function groupBy<K, V>(
  items: readonly V[],
  keyOf: (item: V) => K,
): ReadonlyMap<K, readonly V[]> {
  const groups = new Map<K, V[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** A table of the items by id; two items may not share an id. */
export function tableOf<K extends string, V>(
  items: readonly V[],
  keyOf: (item: V) => K,
): ById<K, V> {
  const rows = new Map<K, V>();
  for (const item of items) {
    const key = keyOf(item);
    invariant(!rows.has(key), 'TABLE_ID_TWICE', key);
    rows.set(key, item);
  }
  // Object.fromEntries forgets the type of the keys; it also defines a key such as __proto__.
  return Object.fromEntries(rows) as ById<K, V>;
}
