import { divide } from '#kernel/numbers/divide';
import { sum, sumOf } from '#kernel/numbers/sum';
import type { HomeFairness } from './fairness-of.ts';

/**
 * The difference of each homeworld from the average of all, in percent.
 * @rule MAP-2
 * @ruling The comparison of homeworlds adds up the potential output within each distance, so systems that are near count more than once.
 */
export function favourOf(homes: readonly HomeFairness[]): readonly number[] {
  const values = homes.map(({ within }) => sumOf(within, ({ potential }) => potential));
  const all = sum(values);
  if (all === 0) return values.map(() => 0);
  return values.map((value) => divide(100 * value * values.length, all, 'nearest') - 100);
}
