import type { EmpireView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import type { LaneClass } from '#model/campaign/lane';
import { compactGraph, type CompactGraph, pathTo, shortestPaths } from '#kernel/collections/graph';
import { keysById, valuesById } from '#kernel/collections/tables';

/** Good lanes are preferred to bad ones; whether a fleet gets that far, the judge of orders says. */
const WEIGHTS: Readonly<Record<Exclude<LaneClass, 'unexplored'> | 'unknown', number>> = {
  major: 2,
  minor: 3,
  restricted: 5,
  unknown: 8,
};

/** The lanes that the player knows and can use. */
export function knownGraph(view: EmpireView): CompactGraph<SystemId> {
  const known = new Set<SystemId>(keysById(view.systems));
  const edges = valuesById(view.lanes).flatMap((lane) =>
    lane.class === 'unexplored' || !known.has(lane.a) || !known.has(lane.b)
      ? []
      : [{ a: lane.a, b: lane.b, weight: WEIGHTS[lane.class] }],
  );
  return compactGraph([...known], edges);
}

/**
 * The systems on the path from the first stop to the last, without the first itself; undefined if no known lanes lead there.
 */
export function knownWay(
  graph: CompactGraph<SystemId>,
  stops: readonly SystemId[],
): readonly SystemId[] | undefined {
  const way: SystemId[] = [];
  for (const [index, stop] of stops.entries()) {
    const from = stops[index - 1];
    if (from === undefined || from === stop) continue;
    if (!graph.indexOf.has(from) || !graph.indexOf.has(stop)) return undefined;
    const leg = pathTo(shortestPaths(graph, from), stop);
    if (leg === undefined) return undefined;
    way.push(...leg.slice(1));
  }
  return way;
}
