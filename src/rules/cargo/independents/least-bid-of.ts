import { distanceTo, shortestPaths } from '#kernel/collections/graph';
import type { SystemId } from '#model/campaign/ids';
import type { LaneMap } from '#rules/movement/lane-map-of';

type Run = Readonly<{ from: SystemId; to: SystemId }>;

/**
 * The lowest price of a run by an independent convoy: 1, and 1 for each jump. Null if no path is known.
 * @rule OPT-8
 * @ruling The jumps of a bid are counted on the shortest path of explored lanes of any class that the hirer knows.
 */
export function leastBidOf({ from, to }: Run, lanes: Pick<LaneMap, 'explored'>): number | null {
  const graph = lanes.explored();
  if (!graph.indexOf.has(from) || !graph.indexOf.has(to)) return null;
  const jumps = distanceTo(shortestPaths(graph, from, {}), to);
  return jumps === undefined ? null : 1 + jumps;
}
