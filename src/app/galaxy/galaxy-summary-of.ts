import { rowOf } from '#kernel/collections/row-of';
import type { SystemId } from '#model/campaign/ids';
import { STATE_WORDS } from '#model/campaign/relation';
import { systemIdOf } from '#model/campaign/system';
import type { ForceLists } from '#content/force-lists/force-lists';
import type { Scenario } from '#content/scenarios/scenario-schema';
import { outputOf } from '#rules/economy/output-of';
import { NO_MARKS } from '#rules/economy/productivity-marks';
import { utilizedProductivityOf } from '#rules/economy/utilized-productivity';
import { favourOf } from '#rules/galaxy/favour-of';
import { fairnessOf, type HomeFairness } from '#rules/galaxy/fairness-of';
import { type WaysFromHome, waysFromHome } from '#rules/galaxy/ways-from-home';
import { type Spread, spreadOf } from '#rules/galaxy/spread-of';
import { firstRaidChances } from './first-raid-chances.ts';
import { withoutExplorers } from './without-explorers.ts';

/** A homeworld with its empire, by name, and its surroundings. */
export type HomeSummary = Readonly<{
  empire: string;
  homeworld: string;
  output: number;
  /** The percentage by which its surroundings are better or worse than the average. */
  favour: number;
  /** Its lanes that nobody has explored. */
  dark: number;
  /** The percentage at which raiders come to it in the first turn, while its forces are there; null: its forces are not chosen yet. */
  raidChance: number | null;
}> &
  WaysFromHome &
  Omit<HomeFairness, 'home'>;

/** What a map offers each player, in player order. */
export type GalaxySummary = Readonly<{
  name: string;
  rings: number;
  systems: number;
  lanes: number;
  homes: readonly HomeSummary[];
  spread: readonly Spread[];
  /** Homeworlds without an empire, by name. */
  free: readonly string[];
  offMapLanes: number;
  /** The map is explored from nothing: the space between the homeworlds is rolled in play (MAP-12). */
  explored: boolean;
  /** Empires, by name, that can't explore at the start. On a map that is explored from nothing they can go nowhere. */
  withoutExplorers: readonly string[];
  /** The relations before the first turn, one line for each pair of empires. */
  relations: readonly string[];
}>;

/** The fairness of a scenario's map. @rule MAP-2 @rule MAP-7 @rule MAP-12 */
export function galaxySummaryOf(scenario: Scenario, forceLists: ForceLists): GalaxySummary {
  const { name, rings, systems, lanes, empires } = scenario;
  const ids = Object.fromEntries(systems.map((one) => [one.name, systemIdOf(one, rings)]));
  const idOf = (named: string): SystemId => rowOf<string, SystemId>(ids, named);
  // Unexplored space offers nothing to compare yet.
  const known = lanes.filter(({ between }) => between.every((end) => Object.hasOwn(ids, end)));
  const roads = known.map(({ between: [a, b], class: kind }) => ({
    a: idOf(a),
    b: idOf(b),
    class: kind,
  }));
  const fairness = fairnessOf({
    systems: systems.map((system) => ({ ...system, id: idOf(system.name) })),
    lanes: roads,
    homes: empires.map(({ homeworld }) => idOf(homeworld)),
  });
  const favour = favourOf(fairness);
  const raids = firstRaidChances(scenario, forceLists);
  const homes = fairness.map(({ within, nearestRival }, player) => {
    const { name: empire = '', homeworld = '', key } = empires[player] ?? {};
    const own = systems.filter(({ owner }) => owner === key).map((one) => idOf(one.name));
    const ways = waysFromHome({ lanes: roads, home: idOf(homeworld), own });
    const output = outputAt(scenario, homeworld);
    const dark = lanes.filter(
      ({ between, class: kind }) => kind === 'unexplored' && between.includes(homeworld),
    ).length;
    const around = { favour: favour[player] ?? 0, dark, within, nearestRival };
    const raidChance = raids[player] ?? null;
    return { empire, homeworld, output, raidChance, ...around, ...ways };
  });
  const free = systems
    .filter(({ owner, traits }) => owner === null && traits.includes('Homeworld'))
    .map((system) => system.name);
  return {
    name,
    rings,
    systems: systems.length,
    lanes: lanes.length,
    homes,
    spread: spreadOf(fairness),
    free,
    offMapLanes: systems.reduce((all, { offMapLanes }) => all + offMapLanes, 0),
    explored: scenario.explore !== undefined,
    withoutExplorers: withoutExplorers(scenario, forceLists),
    relations: relationLines(scenario),
  };
}

function relationLines({ empires, relations }: Scenario): readonly string[] {
  const nameOf = (key: string): string => empires.find((one) => one.key === key)?.name ?? key;
  return relations.map(
    ({ between: [a, b], state }) => `${nameOf(a)} and ${nameOf(b)}: ${STATE_WORDS[state]}`,
  );
}

/** The income of a homeworld in the first turn. */
function outputAt({ systems }: Scenario, homeworld: string): number {
  const home = systems.find(({ name }) => name === homeworld);
  if (home === undefined) return 0;
  const { utilized } = utilizedProductivityOf(home, NO_MARKS);
  return outputOf({ utilized, raw: home.raw, blockaded: false });
}
