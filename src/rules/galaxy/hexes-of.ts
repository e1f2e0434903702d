import type { Hex } from '#model/campaign/system';
import { ringOf } from './ring-of.ts';

/** All hexes of a map from the hub outward: 1 + 3N(N+1) for N rings. @rule MAP-1 */
export function hexesOf(rings: number): readonly Hex[] {
  return Array.from({ length: rings + 1 }, (_, ring) => ringOf(ring)).flat();
}
