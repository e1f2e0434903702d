import { expect } from 'vitest';

/** What chi-square exceeds once in a thousand, by degrees of freedom. */
const CRITICAL: Readonly<Record<number, number>> = {
  1: 10.83,
  2: 13.82,
  5: 20.52,
  6: 22.46,
  8: 26.12,
  9: 27.88,
};

/** Compares counts with the weights that the table gives them. */
export function chiSquare(counts: readonly number[], weights: readonly number[]): void {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const weight = weights.reduce((sum, one) => sum + one, 0);
  const distance = counts.reduce((sum, count, index) => {
    const expected = (all * weights[index]!) / weight;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  expect(all).toBeGreaterThan(100);
  expect(distance).toBeLessThan(CRITICAL[counts.length - 1]!);
}

/** How often each of these kinds is among the items. */
export const countOf = <T>(items: readonly T[], kinds: readonly T[]) =>
  kinds.map((kind) => items.filter((item) => item === kind).length);
