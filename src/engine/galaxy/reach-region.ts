import { cite } from '#kernel/reasons/cite';
import type { MapSoFar, PlacedSystem } from '#model/campaign/galaxy';
import { type Hex, systemIdOf } from '#model/campaign/system';
import type { Dice } from '#model/rolls/roll-purpose';
import { hexBeside } from '#rules/galaxy/hex-beside';
import { isOnMap } from '#rules/galaxy/is-on-map';
import { SIDES } from '#rules/galaxy/sides';
import { leastImportant } from './least-important.ts';
import { pickOne } from './pick-one.ts';

/** A lane that would reach an unreached hex. */
type Way = Readonly<{ from: PlacedSystem; to: Hex }>;

/**
 * The lane to a hex that no lane reaches, or to another hex of the unreached region around it. It begins at the least important system
 * beside the region, then the one with the least Capacity, then a roll decides.
 * @rule MAP-11
 * @ruling When a map is drawn and no lane reaches some hexes, only the near end of the new lane counts, because unseen hexes have no
 *   importance yet.
 */
export function reachRegion(dice: Dice, map: MapSoFar, hex: Hex): Way {
  const region = [hex];
  const seen = new Set([systemIdOf(hex, map.rings)]);
  const ways: Way[] = [];
  for (const one of region) {
    for (const side of SIDES) {
      const beside = hexBeside(one, side);
      if (!isOnMap(beside, map.rings)) continue;
      const id = systemIdOf(beside, map.rings);
      const from = map.systems.get(id);
      if (from !== undefined) ways.push({ from, to: one });
      else if (!seen.has(id)) region.push(beside);
      seen.add(id);
    }
  }
  const id = systemIdOf(hex, map.rings);
  const text = `which lane reaches the systems round ${id}`;
  const among = leastImportant(ways, ({ from }) => [from]);
  return pickOne(dice.stream('unreached', id), { among, text, cite: cite('MAP-11') });
}
