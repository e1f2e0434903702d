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

const placesOf = ({ lane, a, b }: KnownLane): readonly BattlePlace[] => [
  { kind: 'lane', lane },
  { kind: 'system', system: a },
  { kind: 'system', system: b },
];

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

function waysAlong(lanes: readonly KnownLane[]): KnownWays {
  const spots = lanes.flatMap((lane) => placesOf(lane).map((place) => ({ place, lane })));
  const byPlace = groupBy(spots, ({ place }) => placeKeyOf(place));
  return {
    lanesAt: (place) => (byPlace.get(placeKeyOf(place)) ?? []).map(({ lane }) => lane),
    jumpsTo: jumpsAlong(lanes),
  };
}

/** What each empire knows of lanes in a state; read once, when first asked for. */
export function waysKnownIn(state: CampaignState): WaysKnownTo {
  const ways = new Map<string, KnownWays>();
  const byViewer = groupBy(valuesById(state.knownLanes).filter(isExplored), (lane) => lane.viewer);
  return (empire, way) => {
    const key = `${empire}/${way}`;
    const known = ways.get(key);
    if (known !== undefined) return known;
    const lanes = (byViewer.get(empire) ?? []).filter(
      (lane) => way === 'escorted' || lane.class !== 'restricted',
    );
    const fresh = waysAlong(lanes);
    ways.set(key, fresh);
    return fresh;
  };
}
