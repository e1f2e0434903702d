import { hexDistance } from './hex-distance.ts';
import type { Hex } from './system.ts';

/** In hexes. @rule MAP-9 */
export const LONGEST_LANE = 2;

/** Whether a lane can join systems in two hexes: beside each other, or with one hex between. @rule MAP-9 */
export function canBeJoined(one: Hex, other: Hex): boolean {
  const distance = hexDistance(one, other);
  return distance >= 1 && distance <= LONGEST_LANE;
}
