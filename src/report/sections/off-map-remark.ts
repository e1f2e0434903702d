import type { StarSystem } from '#model/campaign/system';
import { counted } from '#kernel/words/counted';
import { points } from '#report/sentences/words';

/** How many lanes lead off the map, and what they bring, where that was rolled. @rule OPT-10 */
export function offMapRemark({
  offMapLanes = 0,
  offMapTrade = null,
}: Partial<Pick<StarSystem, 'offMapLanes' | 'offMapTrade'>>): readonly string[] {
  if (offMapLanes === 0) return [];
  const brought = offMapTrade === null ? '' : ` (${points(offMapTrade)} to each trade route)`;
  return [`${counted(offMapLanes, 'lane')} off the map${brought}`];
}
