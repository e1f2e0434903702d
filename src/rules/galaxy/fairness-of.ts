import {
  compactGraph,
  distanceTo,
  shortestPaths,
  type ShortestPaths,
} from '#kernel/collections/graph';
import { sumOf } from '#kernel/numbers/sum';
import { compareText } from '#kernel/result/compare-text';
import type { SystemId } from '#model/campaign/ids';
import type { Lane, LaneClass } from '#model/campaign/lane';
import type { Importance, StarSystem } from '#model/campaign/system';

/** What a map offers, of its truth or of a scenario. */
export type MapFacts = Readonly<{
  systems: readonly MapSystem[];
  lanes: readonly Pick<Lane, 'a' | 'b' | 'class'>[];
  /** In player order. */
  homes: readonly SystemId[];
}>;
type MapSystem = Readonly<Pick<StarSystem, 'id' | 'importance' | 'capacity' | 'raw' | 'anomalies'>>;

/** The systems within a number of jumps of a homeworld, without the homeworld. */
export type Surroundings = Readonly<{
  jumps: number;
  systems: Readonly<Record<Importance, number>>;
  capacity: number;
  raw: number;
  /** What all of it yields when Productivity and Census have grown to Capacity. */
  potential: number;
  anomalies: readonly string[];
  /** Lanes with both ends there. */
  lanes: Readonly<Record<LaneClass, number>>;
}>;

export type HomeFairness = Readonly<{
  home: SystemId;
  within: readonly Surroundings[];
  /** Jumps to the nearest other homeworld; null: no way leads to any. */
  nearestRival: number | null;
}>;

/** How many jumps are looked at. */
const FAIR_JUMPS = [2, 3, 4] as const;

/**
 * What each homeworld has around it, to compare. Unexplored lanes count as jumps: they will be
 * explored.
 * @rule MAP-2
 */
export function fairnessOf({ systems, lanes, homes }: MapFacts): readonly HomeFairness[] {
  const ids = systems.map(({ id }) => id);
  const graph = compactGraph(
    ids,
    lanes.map(({ a, b }) => ({ a, b })),
  );
  return homes.map((home) => {
    const paths = shortestPaths(graph, home);
    const rivals = homes.flatMap((other) =>
      other === home ? [] : (distanceTo(paths, other) ?? []),
    );
    return {
      home,
      within: FAIR_JUMPS.map((jumps) => surroundings({ systems, lanes, paths, home }, jumps)),
      nearestRival: rivals.length === 0 ? null : Math.min(...rivals),
    };
  });
}

type Look = Pick<MapFacts, 'systems' | 'lanes'> &
  Readonly<{ paths: ShortestPaths<SystemId>; home: SystemId }>;

function surroundings({ systems, lanes, paths, home }: Look, jumps: number): Surroundings {
  const isNear = (id: SystemId): boolean => (distanceTo(paths, id) ?? Infinity) <= jumps;
  const near = systems.filter(({ id }) => id !== home && isNear(id));
  const roads = lanes.filter(({ a, b }) => isNear(a) && isNear(b));
  const important = (kind: Importance): number =>
    near.filter(({ importance }) => importance === kind).length;
  const classed = (kind: LaneClass): number => roads.filter((lane) => lane.class === kind).length;
  return {
    jumps,
    systems: {
      unimportant: important('unimportant'),
      minor: important('minor'),
      major: important('major'),
    },
    capacity: sumOf(near, ({ capacity }) => capacity),
    raw: sumOf(near, ({ raw }) => raw),
    potential: sumOf(near, ({ capacity, raw }) => capacity * raw),
    anomalies: near.flatMap(({ anomalies }) => anomalies).sort(compareText),
    lanes: {
      unexplored: classed('unexplored'),
      restricted: classed('restricted'),
      minor: classed('minor'),
      major: classed('major'),
    },
  };
}
