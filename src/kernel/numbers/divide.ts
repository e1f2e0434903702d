import { invariant } from '#kernel/result/invariant';

/** The ways a division may be rounded: toward +∞, toward −∞, to the nearest whole (halves up). */
export const ROUNDINGS = ['up', 'down', 'nearest'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** Divides two safe integers exactly and rounds the way that is named. */
export function divide(a: number, b: number, rounding: Rounding): number {
  invariant(Number.isSafeInteger(a) && Number.isSafeInteger(b), 'DIVIDE_NOT_WHOLE');
  invariant(b !== 0, 'DIVIDE_BY_ZERO');
  const remainder = a % b;
  // `a - remainder` is a multiple of b and both are safe integers, so this one division is exact.
  // eslint-disable-next-line no-restricted-syntax -- the one division that all others go through
  const truncated = (a - remainder) / b + 0; // + 0 turns −0 into 0
  if (remainder === 0) return truncated;
  const isAboveTruncated = remainder > 0 === b > 0;
  if (rounding === 'nearest')
    return truncated + toNearest(isAboveTruncated, halfOrder(remainder, b));
  if (rounding === 'up') return isAboveTruncated ? truncated + 1 : truncated;
  return isAboveTruncated ? truncated : truncated - 1;
}

/** Sign of |remainder| against half of |b|, without a division. */
function halfOrder(remainder: number, b: number): number {
  const part = Math.abs(remainder);
  return part - (Math.abs(b) - part);
}

/** By how much the truncated quotient moves, for a quotient that is not whole. */
function toNearest(isAboveTruncated: boolean, half: number): -1 | 0 | 1 {
  if (isAboveTruncated) return half >= 0 ? 1 : 0;
  return half > 0 ? -1 : 0;
}
