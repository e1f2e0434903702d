/** Negative when `a` comes first, positive when `b` does, 0 when the order is open. */
export type Comparator<T> = (a: T, b: T) => number;

/** A sorted copy: by the first comparator, ties by the next; open ties keep their order. */
export function sortBy<T>(
  items: readonly T[],
  ...comparators: readonly Comparator<T>[]
): readonly T[] {
  if (items.length < 2) return [...items];
  return [...items].sort((a, b) => {
    for (const compare of comparators) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  });
}
