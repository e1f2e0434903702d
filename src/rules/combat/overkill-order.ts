import { sortBy } from '#kernel/collections/sort-by';
import type { DamageTarget } from './assign-damage.ts';

/**
 * The order in which reinforcements take the damage that a destroyed task force leaves over.
 * @rule CSC-8
 * @ruling The firing side sees no reinforcements, so it isn't asked. The dearest are hit first; among equals, the easier target.
 */
export function overkillOrder<T extends DamageTarget>(eligible: readonly T[]): readonly T[] {
  return sortBy(
    eligible,
    (a, b) => b.cost - a.cost,
    (a, b) => a.dv - b.dv,
  );
}
