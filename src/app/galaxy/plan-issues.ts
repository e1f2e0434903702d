import { counted } from '#kernel/words/counted';
import { MOST_EMPIRES, MOST_RINGS } from '#model/campaign/galaxy';
import type { InputIssue } from '#app/use-case-error';
import { type HomeworldFailure, homeworldFailure } from '#rules/galaxy/homeworld-failure';
import { homeworldRing } from '#rules/galaxy/homeworld-ring';

/** The size of a map, and the places of the homeworlds along the outermost ring. */
export type MapPlan = Readonly<{ players: number; rings: number; homes: readonly number[] | null }>;

const isWithin = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;

const issue = (code: string, path: string, text: string): InputIssue => ({ code, path, text });

/** The faults in the size of a map, and of each homeworld in player order. @rule MAP-1 @rule MAP-2 */
export function planIssues(plan: MapPlan): readonly InputIssue[] {
  const { players, rings, homes } = plan;
  const sizes = [
    ...(isWithin(players, MOST_EMPIRES)
      ? []
      : [
          issue(
            'PLAYERS',
            'players',
            `Give a number of players from 1 to ${String(MOST_EMPIRES)}.`,
          ),
        ]),
    ...(isWithin(rings, MOST_RINGS)
      ? []
      : [issue('RINGS', 'rings', `Give a number of rings from 1 to ${String(MOST_RINGS)}.`)]),
  ];
  if (sizes.length > 0) return sizes;
  const { places } = homeworldRing(rings, players);
  if (places < players) {
    const text = `The outermost of ${counted(rings, 'ring')} has only ${counted(places, 'place')}, too few for ${counted(players, 'homeworld')}. Choose more rings.`;
    return [issue('RINGS', 'rings', text)];
  }
  return homes === null ? [] : homeIssues(plan, homes);
}

function homeIssues({ players, rings }: MapPlan, homes: readonly number[]): readonly InputIssue[] {
  if (homes.length !== players) {
    const text = `You gave ${counted(homes.length, 'place')} for ${counted(players, 'homeworld')}. Give one for each.`;
    return [issue('HOMES', 'homes', text)];
  }
  const first = homes.findIndex((_, index) => failureOf({ players, rings, homes }, index) !== null);
  const failure = first === -1 ? null : failureOf({ players, rings, homes }, first);
  if (failure === null) return [];
  const text = homeworldText(
    { players, rings },
    { player: first, place: homes[first] ?? 0, failure },
  );
  return [issue('HOMES', `homes[${String(first)}]`, text)];
}

/** Why a homeworld can’t be at a place; players are counted from 0. @rule MAP-2 */
export function homeworldText(
  { players, rings }: Omit<MapPlan, 'homes'>,
  {
    player,
    place,
    failure,
  }: Readonly<{ player: number; place: number; failure: HomeworldFailure }>,
): string {
  const { places, apart } = homeworldRing(rings, players);
  const texts: Readonly<Record<HomeworldFailure, string>> = {
    'off the ring': `places are counted from 0 to ${String(places - 1)}`,
    'too near': `homeworlds are at least ${counted(apart, 'place')} apart, counted along the ring`,
    'leaves no room': 'a later player would find no place',
  };
  return `Homeworld ${String(player + 1)} can’t be at place ${String(place)}: ${texts[failure]}.`;
}

const failureOf = ({ players, rings, homes }: MapPlan, index: number): HomeworldFailure | null =>
  homeworldFailure({ rings, players, places: (homes ?? []).slice(0, index + 1) });
