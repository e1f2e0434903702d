import { divide } from '#kernel/numbers/divide';
import { homeworldRing } from './homeworld-ring.ts';

/** Homeworlds evenly spread, in player order. @rule MAP-2 */
export function homeworldPlaces(rings: number, players: number): readonly number[] {
  const { places } = homeworldRing(rings, players);
  return Array.from({ length: players }, (_, player) => divide(player * places, players, 'down'));
}
