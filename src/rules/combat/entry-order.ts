import { sortBy } from '#kernel/collections/sort-by';
import { type Fighter, bySoundness, byStrength } from './fighter.ts';

/**
 * The order in which reinforcements enter: as their owner said, then the rest by default, uncrippled
 * first, best first.
 * @rule CSC-13
 * @ruling Civilians and minefields fill no gap on their own: they enter when their owner says so.
 */
export function entryOrder<F extends Fighter>(
  waiting: readonly F[],
  asked: readonly Fighter['unit'][],
): readonly F[] {
  const rank = new Map(asked.map((unit, index) => [unit, index] as const));
  const rankOf = (one: F): number => rank.get(one.unit) ?? asked.length;
  return sortBy(
    waiting.filter((one) => rank.has(one.unit) || entersByItself(one)),
    (a, b) => rankOf(a) - rankOf(b),
    bySoundness,
    byStrength,
  );
}

const entersByItself = (one: Fighter): boolean => !one.civilian && one.kind !== 'minefield';
