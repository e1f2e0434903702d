/** Each different item once, in the order in which they first came. */
export function unique<T>(items: readonly T[]): readonly T[] {
  return [...new Set(items)];
}
