import type { Hex } from '#model/campaign/system';
import { hexBeside } from './hex-beside.ts';
import { SIDES } from './sides.ts';

/** The hexes of one ring, once round: ring 0 is the hub, ring 3 has eighteen. @rule MAP-1 */
export function ringOf(ring: number): readonly Hex[] {
  if (ring === 0) return [{ q: 0, r: 0 }];
  const hexes: Hex[] = [];
  let hex: Hex = { q: -ring, r: 0 };
  for (const side of SIDES) {
    for (let place = 0; place < ring; place += 1) {
      hexes.push(hex);
      hex = hexBeside(hex, side);
    }
  }
  return hexes;
}
