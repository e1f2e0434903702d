import { compactGraph } from '#kernel/collections/graph';
import { groupBy } from '#kernel/collections/group-by';
import { nearestSources } from '#kernel/collections/nearest-sources';
import { once } from '#kernel/collections/once';
import { valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { type BattlePlace, placeKeyOf } from '#model/battle/place';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { KnownLane } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';

/** The lanes that one empire knows and could use. */
export type KnownWays = Readonly<{
  /** From a system those that lead away; in a lane that lane. */
  lanesAt: (place: BattlePlace) => readonly KnownLane[];
  /** Jumps from a system to the nearest of some goals; null: no way. The same list of goals is searched from once. */
  jumpsTo: (goals: readonly SystemId[]) => (from: SystemId) => number | null;
}>;

export type WaysKnownTo = (empire: EmpireId, way: 'escorted' | 'alone') => KnownWays;

const isExplored = (lane: KnownLane): boolean =>
  lane.class !== 'unknown' && lane.class !== 'unexplored';

function jumpsAlong(lanes: readonly KnownLane[]): KnownWays['jumpsTo'] {
  const graph = compactGraph(unique(lanes.flatMap((lane) => [lane.a, lane.b])), lanes);
  const limits = { halts: new Uint8Array(graph.nodes.length), most: Infinity };
  const known = new WeakMap<readonly SystemId[], Int32Array>();
  const distancesTo = (goals: readonly SystemId[]): Int32Array => {
    const before = known.get(goals);
    if (before !== undefined) return before;
    const joined = goals.flatMap((goal) => graph.indexOf.get(goal) ?? []);
    const { distances } = nearestSources(graph)(joined, limits);
    known.set(goals, distances);
    return distances;
  };
  return (goals) => {
    const distances = once(() => distancesTo(goals));
    return (from) => {
      const at = graph.indexOf.get(from);
      if (at === undefined) return goals.includes(from) ? 0 : null;
      const jumps = distances()[at] ?? -1;
      return jumps < 0 ? null : jumps;
    };
  };
}

/** The lanes by what they are at: themselves and both of their ends. */
function lanesByPlace(lanes: readonly KnownLane[]): ReadonlyMap<string, readonly KnownLane[]> {
  const byPlace = new Map<string, KnownLane[]>();
  for (const lane of lanes) {
    for (const place of [lane.lane, lane.a, lane.b]) {
      const some = byPlace.get(place);
      if (some === undefined) byPlace.set(place, [lane]);
      else some.push(lane);
    }
  }
  return byPlace;
}

function waysAlong(lanes: readonly KnownLane[]): KnownWays {
  const byPlace = once(() => lanesByPlace(lanes));
  const jumps = once(() => jumpsAlong(lanes));
  return {
    lanesAt: (place) => byPlace().get(placeKeyOf(place)) ?? [],
    jumpsTo: (goals) => jumps()(goals),
  };
}

/** The ways of an empire, with an escort and alone: the same where no lane is restricted. */
function waysOf(lanes: readonly KnownLane[]): (way: 'escorted' | 'alone') => KnownWays {
  const open = lanes.filter((lane) => lane.class !== 'restricted');
  const escorted = waysAlong(lanes);
  const alone = open.length === lanes.length ? escorted : waysAlong(open);
  return (way) => (way === 'escorted' ? escorted : alone);
}

/** What each empire knows of lanes in a state; read once, when first asked for. */
export function waysKnownIn(state: CampaignState): WaysKnownTo {
  const ways = new Map<EmpireId, ReturnType<typeof waysOf>>();
  const byViewer = groupBy(valuesById(state.knownLanes).filter(isExplored), (lane) => lane.viewer);
  return (empire, way) => {
    const known = ways.get(empire) ?? waysOf(byViewer.get(empire) ?? []);
    ways.set(empire, known);
    return known(way);
  };
}
