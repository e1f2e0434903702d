import { compareNumbers } from '#kernel/result/compare-text';
import { divide } from '#kernel/numbers/divide';
import { sum } from '#kernel/numbers/sum';
import { homeworldRing } from './homeworld-ring.ts';

/** Why a homeworld cannot lie where it was put. */
export type HomeworldFailure = 'off the ring' | 'too near' | 'leaves no room';

type Asked = Readonly<{ rings: number; players: number; places: readonly number[] }>;

/**
 * Why the last of some places cannot be taken; null: it can. Those before it stand, and each player
 * after it must still find a place.
 * @rule MAP-2
 */
export function homeworldFailure({ rings, players, places }: Asked): HomeworldFailure | null {
  const { places: all, apart } = homeworldRing(rings, players);
  const last = places.at(-1) ?? 0;
  if (apart === 0 || !Number.isInteger(last) || last < 0 || last >= all) return 'off the ring';
  const gaps = gapsBetween(places, all);
  if (gaps.some((gap) => gap < apart)) return 'too near';
  const room = sum(gaps.map((gap) => divide(gap, apart, 'down') - 1));
  return room < players - places.length ? 'leaves no room' : null;
}

/** The ways along the ring from each place to the next one. */
function gapsBetween(places: readonly number[], all: number): readonly number[] {
  const sorted = [...places].sort(compareNumbers);
  return sorted.map((place, index) => (sorted[index + 1] ?? (sorted[0] ?? 0) + all) - place);
}
