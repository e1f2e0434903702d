import { sortBy } from '#kernel/collections/sort-by';
import { divide } from '#kernel/numbers/divide';
import { sumOf } from '#kernel/numbers/sum';
import { compareNumbers } from '#kernel/result/compare-text';
import type { Spread } from '#report/reports/chance-table';
import type { Histogram } from './odds-tally.ts';

const HUNDRED = 100;
/** The percentage of battles below, and above, the middle eighty percent. */
const OUTSIDE = 10;

/** A histogram from its smallest number to its greatest. */
export const inOrder = (counts: Histogram): readonly (readonly [number, number])[] =>
  sortBy([...counts], ([a], [b]) => compareNumbers(a, b));

/** The average in hundredths, and the two numbers between which at least eight of ten battles lie. */
export function spreadOf(counts: Histogram): Spread {
  const rows = inOrder(counts);
  const all = sumOf(rows, ([, count]) => count);
  const total = sumOf(rows, ([value, count]) => value * count);
  const reaching = (share: number): number => {
    let seen = 0;
    for (const [value, count] of rows) {
      seen += count;
      if (seen * HUNDRED >= share * all) return value;
    }
    return 0;
  };
  return {
    hundredths: all === 0 ? 0 : divide(total * HUNDRED, all, 'nearest'),
    from: reaching(OUTSIDE),
    to: reaching(HUNDRED - OUTSIDE),
  };
}
