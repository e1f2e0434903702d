import type { Importance } from '#model/campaign/system';

const MODIFIER: Readonly<Record<Importance, number>> = { unimportant: -1, minor: 0, major: 1 };
/** By the modified roll, from 0. */
const LANES = [1, 2, 2, 3, 3, 4, 5, 6] as const;

/** How many lanes a system has, by a d6; those that reach it already count among them. @rule MAP-9 */
export function laneCountOf(die: number, importance: Importance): number {
  return LANES[die + MODIFIER[importance]] ?? 1;
}
