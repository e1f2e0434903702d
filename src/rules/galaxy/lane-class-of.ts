import { sumOf } from '#kernel/numbers/sum';
import type { LaneClass } from '#model/campaign/lane';
import type { Importance } from '#model/campaign/system';

const MODIFIER: Readonly<Record<Importance, number>> = { unimportant: -1, minor: 0, major: 1 };
const MOST_RESTRICTED = 2;
const MOST_MINOR = 5;

/** The class of a lane that is explored, by a d6 and the importance of its ends. @rule MAP-10 */
export function laneClassOf(
  die: number,
  ends: readonly [Importance, Importance],
): Exclude<LaneClass, 'unexplored'> {
  const total = die + sumOf(ends, (importance) => MODIFIER[importance]);
  if (total <= MOST_RESTRICTED) return 'restricted';
  return total <= MOST_MINOR ? 'minor' : 'major';
}
