/** Gives the result of a key, and makes it if it is not kept. All who ask for it while it is being made wait for the same one. */
export type KeptLately<T> = (key: string, make: () => T | Promise<T>) => Promise<T>;

/** `size`: 0 until it is made. */
type Kept<T> = { readonly result: Promise<T>; size: number };

const lengthOf = (value: unknown): number =>
  typeof value === 'string' ? value.length : JSON.stringify(value).length;

/**
 * Keeps results, up to a total length of JSON text, or of another size; those asked for longest ago go first. A key must contain all that its
 * result depends on: then no result is ever stale. Results are plain data, and nobody changes them. One that cannot be made is made again
 * the next time.
 */
export function keptLately<T>(
  most: number,
  sizeOf: (result: T) => number = lengthOf,
): KeptLately<T> {
  const results = new Map<string, Kept<T>>();
  let total = 0;
  const forget = (key: string, { size }: Kept<T>): void => {
    total -= size;
    results.delete(key);
  };
  const makeRoom = (): void => {
    for (const [oldest, kept] of results) {
      if (total <= most) return;
      if (kept.size > 0) forget(oldest, kept);
    }
  };
  const settled = (key: string, kept: Kept<T>, value: T): void => {
    const size = sizeOf(value);
    if (size > most) {
      forget(key, kept);
      return;
    }
    kept.size = size;
    total += size;
    makeRoom();
  };
  const making = (key: string, make: () => T | Promise<T>): Kept<T> => {
    const kept: Kept<T> = { result: Promise.resolve().then(make), size: 0 };
    kept.result.then(
      (value) => settled(key, kept, value),
      () => forget(key, kept),
    );
    return kept;
  };
  return (key, make) => {
    const kept = results.get(key) ?? making(key, make);
    // Last in the map is asked for last.
    results.delete(key);
    results.set(key, kept);
    return kept.result;
  };
}
