import { type ById, keysById } from './tables.ts';

/** The ids whose rows differ between two tables, or are in one of them alone; what is the same object has not changed. */
export function changedKeys<K extends string, V>(
  before: ById<K, V>,
  after: ById<K, V>,
): readonly K[] {
  if (before === after) return [];
  const keys = keysById(after);
  const old = keysById(before);
  const changed = keys.filter((key) => before[key] !== after[key]);
  if (keys === old) return changed;
  return [...changed, ...old.filter((key) => !Object.hasOwn(after, key))];
}
