import { sortBy } from '#kernel/collections/sort-by';
import type { DamageTarget } from './assign-damage.ts';

/**
 * The order in which reinforcements take the damage that a destroyed task force leaves over.
 * @rule CSC-8
 * @ruling When a task force is gone, the firing side isn't asked which reinforcements take the rest of the damage, because it can't see
 *   them. The most expensive units are hit first, and among equals the one with the lowest DV.
 */
export function overkillOrder<T extends DamageTarget>(eligible: readonly T[]): readonly T[] {
  return sortBy(
    eligible,
    (a, b) => b.cost - a.cost,
    (a, b) => a.dv - b.dv,
  );
}
