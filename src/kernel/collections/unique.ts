/** Every different item once, in the order of the input. */
export function unique<T>(items: readonly T[]): readonly T[] {
  return [...new Set(items)];
}
