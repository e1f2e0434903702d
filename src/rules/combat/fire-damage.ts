import { divide, type Rounding } from '#kernel/numbers/divide';

/** A fire roll with readiness in it: never below 1. @rule CSC-7 */
export function modifiedFireRoll(roll: number, readiness: number): number {
  return Math.max(1, roll + readiness);
}

/** Damage of a fire phase: the stat's total, times the modified roll, by ten. @rule CSC-7 */
export function fireDamage(total: number, modified: number, rounding: Rounding): number {
  return divide(total * modified, 10, rounding);
}
