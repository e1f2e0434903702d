import { divide } from '#kernel/numbers/divide';
import { sum, sumOf } from '#kernel/numbers/sum';
import type { HomeFairness } from './fairness-of.ts';

/**
 * By how many percent each homeworld has more, or less, than all have on average.
 * @rule MAP-2
 * @ruling What counts is the potential output within each distance, added up: what lies near counts more than once.
 */
export function favourOf(homes: readonly HomeFairness[]): readonly number[] {
  const values = homes.map(({ within }) => sumOf(within, ({ potential }) => potential));
  const all = sum(values);
  if (all === 0) return values.map(() => 0);
  return values.map((value) => divide(100 * value * values.length, all, 'nearest') - 100);
}
