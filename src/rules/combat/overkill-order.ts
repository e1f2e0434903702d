import { sortBy } from '#kernel/collections/sort-by';
import type { DamageTarget } from './assign-damage.ts';

/**
 * In which order damage beyond a whole task force falls on the reinforcements.
 * @rule CSC-8
 * @ruling The firing side sees none of them, so it is not asked: the dearest first, the easier of equals.
 */
export function overkillOrder<T extends DamageTarget>(eligible: readonly T[]): readonly T[] {
  return sortBy(
    eligible,
    (a, b) => b.cost - a.cost,
    (a, b) => a.dv - b.dv,
  );
}
