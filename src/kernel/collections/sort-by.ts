/** Negative when `a` comes first, positive when `b` does, 0 when the order is open. */
export type Comparator<T> = (a: T, b: T) => number;

/** What a sorted copy would begin with; undefined: there is nothing. */
export function firstBy<T>(
  items: readonly T[],
  ...comparators: readonly Comparator<T>[]
): T | undefined {
  let [first] = items;
  for (const item of items) {
    if (first !== undefined && orderOf(comparators, item, first) < 0) first = item;
  }
  return first;
}

function orderOf<T>(comparators: readonly Comparator<T>[], a: T, b: T): number {
  for (const compare of comparators) {
    const order = compare(a, b);
    if (order !== 0) return order;
  }
  return 0;
}

/** A sorted copy: by the first comparator, ties by the next; open ties keep their order. */
export function sortBy<T>(
  items: readonly T[],
  ...comparators: readonly Comparator<T>[]
): readonly T[] {
  if (items.length < 2) return [...items];
  return [...items].sort((a, b) => orderOf(comparators, a, b));
}
