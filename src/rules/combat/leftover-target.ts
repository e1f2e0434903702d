import { type DamageTarget, lossOf } from './assign-damage.ts';

/**
 * Whom leftover damage and lucky hits fall on: the lowest DV; of equals the one whose next step costs its
 * owner least, the flagship last.
 * @rule CSC-8
 */
export function leftoverTarget<T extends DamageTarget>(eligible: readonly T[]): T | undefined {
  let first: T | undefined;
  for (const one of eligible) if (first === undefined || isBefore(one, first)) first = one;
  return first;
}

function isBefore(a: DamageTarget, b: DamageTarget): boolean {
  if (a.dv !== b.dv) return a.dv < b.dv;
  const more = lossOf(a, 1) - lossOf(b, 1);
  return more === 0 ? !a.isFlagship && b.isFlagship : more < 0;
}

/** Whether leftover damage is enough by itself: more than half the DV. @rule CSC-8 */
export function isLeftoverHit(damage: number, dv: number): boolean {
  return 2 * damage > dv;
}

/** The lucky roll of 2d6. @rule CSC-8 */
export const LUCKY_HIT = 12;
