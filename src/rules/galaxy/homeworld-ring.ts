import { divide } from '#kernel/numbers/divide';

const SIDES_OF_RING = 6;

/** How many places there are on the outermost ring, and how far apart homeworlds must be. */
export type HomeworldRing = Readonly<{ places: number; apart: number }>;

/** Counted along the outermost ring. @rule MAP-2 */
export function homeworldRing(rings: number, players: number): HomeworldRing {
  const places = SIDES_OF_RING * rings;
  return { places, apart: divide(places, players, 'down') };
}
