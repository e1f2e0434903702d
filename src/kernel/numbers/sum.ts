/** The sum of the values; 0 for none. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The sum of one number taken from each item; 0 for none. */
export function sumOf<T>(items: readonly T[], amountOf: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += amountOf(item);
  return total;
}
