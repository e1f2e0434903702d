import { invariant } from '#kernel/result/invariant';

/** The value, moved to the nearer bound when it lies outside `low`…`high`. */
export function clamp(value: number, low: number, high: number): number {
  invariant(low <= high, 'CLAMP_BOUNDS_CROSSED');
  return Math.min(high, Math.max(low, value));
}
