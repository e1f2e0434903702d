/** Gives the result of a key, and makes it if it is not kept. */
export type KeptLately<T> = (key: string, make: () => T) => T;

type Kept<T> = Readonly<{ value: T; size: number }>;

const lengthOf = (value: unknown): number =>
  typeof value === 'string' ? value.length : JSON.stringify(value).length;

/**
 * Keeps results, up to a total length of JSON text; those asked for longest ago go first. A key must contain all that its result depends
 * on: then no result is ever stale. Results are plain data, and nobody changes them.
 */
export function keptLately<T>(most: number): KeptLately<T> {
  const results = new Map<string, Kept<T>>();
  let total = 0;
  const forget = (key: string, { size }: Kept<T>): void => {
    total -= size;
    results.delete(key);
  };
  return (key, make) => {
    const known = results.get(key);
    if (known !== undefined) {
      // Last in the map is asked for last.
      results.delete(key);
      results.set(key, known);
      return known.value;
    }
    const value = make();
    const made = { value, size: lengthOf(value) };
    if (made.size > most) return value;
    results.set(key, made);
    total += made.size;
    for (const [oldest, kept] of results) {
      if (total <= most) break;
      forget(oldest, kept);
    }
    return value;
  };
}
