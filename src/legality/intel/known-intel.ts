import type { SystemView } from '#fog/views/empire-view';

/** What a player knows of the Intel in a system: a figure with its turn, or the most that it can be. */
export type KnownIntel =
  | Readonly<{ least: number; most: number; turn: number | null }>
  | Readonly<{ least: 0; most: null; turn: null }>;

/** The Intel against a mission, as its player knows it: none in an own system. @rule INT-2 @rule FOG-14 */
export function intelAgainst({ own, visited, reported, reports = [] }: SystemView): KnownIntel {
  if (own !== null) return { least: 0, most: 0, turn: null };
  const told = [
    ...reports.flatMap(({ turn, facts }) =>
      facts.kind === 'intel' ? [{ turn, intel: facts.intel }] : [],
    ),
    ...(reported === null || reported.facts.intel === null
      ? []
      : [{ turn: reported.turn, intel: reported.facts.intel }]),
  ];
  const [first, ...others] = told;
  if (first !== undefined) {
    const last = others.reduce((newest, one) => (one.turn > newest.turn ? one : newest), first);
    return { least: last.intel, most: last.intel, turn: last.turn };
  }
  return { least: 0, most: visited?.facts.capacity ?? null, turn: null };
}
