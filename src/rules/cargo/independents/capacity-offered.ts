import type { IndependentCapacity } from '#model/campaign/independents';

/** What a roll brings: 3, 6 or 10 of capacity; null: none is free, nor for any other bid of this turn. @rule OPT-8 */
export function capacityOffered(total: number): IndependentCapacity | null {
  if (total <= 2) return null;
  if (total === 3) return 3;
  return total === 4 ? 6 : 10;
}
