import { sortBy } from '#kernel/collections/sort-by';
import { type Fighter, bySoundness, byStrength } from './fighter.ts';

/**
 * The order of entry for reinforcements: first as their owner ordered, then the rest by default, uncrippled first, best first.
 * @rule CSC-13
 * @ruling Civilians and minefields enter only if their owner orders it.
 */
export function entryOrder<F extends Fighter>(
  waiting: readonly F[],
  asked: readonly Fighter['unit'][],
): readonly F[] {
  const rank = new Map(asked.map((unit, index) => [unit, index] as const));
  const named: (F | undefined)[] = [];
  const others: F[] = [];
  for (const one of waiting) {
    const place = rank.get(one.unit);
    if (place !== undefined) named[place] = one;
    else if (entersByItself(one)) others.push(one);
  }
  // Places of those who do not wait any more are empty.
  return [...named.flatMap((one) => one ?? []), ...sortBy(others, bySoundness, byStrength)];
}

/** Whether a unit enters without an order of its owner. @rule CSC-13 */
export const entersByItself = (one: Fighter): boolean => !one.civilian && one.kind !== 'minefield';
