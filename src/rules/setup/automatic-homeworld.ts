import { homeworldFailure } from '#rules/galaxy/homeworld-failure';
import { homeworldPlaces } from '#rules/galaxy/homeworld-places';
import { homeworldRing } from '#rules/galaxy/homeworld-ring';

type Asked = Readonly<{
  rings: number;
  players: number;
  /** The player, counted from 0. */
  player: number;
  /** The places that others have. */
  taken: readonly number[];
}>;

/**
 * The place of a homeworld that nobody chooses: evenly spread, or else the first one that leaves room for everybody.
 * Null: there is none.
 * @rule MAP-2
 */
export function automaticHomeworld({ rings, players, player, taken }: Asked): number | null {
  const { places } = homeworldRing(rings, players);
  const spread = homeworldPlaces(rings, players);
  const all = Array.from({ length: places }, (_, place) => place);
  const candidates = [...spread.slice(player), ...spread.slice(0, player), ...all];
  const fits = (place: number): boolean =>
    homeworldFailure({ rings, players, places: [...taken, place] }) === null;
  return candidates.find(fits) ?? null;
}
