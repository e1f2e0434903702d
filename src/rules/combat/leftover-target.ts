import { firstBy } from '#kernel/collections/sort-by';
import { type DamageTarget, lossOf } from './assign-damage.ts';

/**
 * Whom leftover damage and lucky hits fall on: the lowest DV; of equals the one whose next step costs its
 * owner least, the flagship last.
 * @rule CSC-8
 */
export function leftoverTarget<T extends DamageTarget>(eligible: readonly T[]): T | undefined {
  return firstBy(
    eligible,
    (a, b) => a.dv - b.dv,
    (a, b) => lossOf(a, 1) - lossOf(b, 1),
    (a, b) => Number(a.isFlagship) - Number(b.isFlagship),
  );
}

/** Whether leftover damage is enough by itself: more than half the DV. @rule CSC-8 */
export function isLeftoverHit(damage: number, dv: number): boolean {
  return 2 * damage > dv;
}

/** The lucky roll of 2d6. @rule CSC-8 */
export const LUCKY_HIT = 12;
