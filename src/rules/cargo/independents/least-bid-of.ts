import { distanceTo, shortestPaths } from '#kernel/collections/graph';
import type { SystemId } from '#model/campaign/ids';
import type { LaneMap } from '#rules/movement/lane-map-of';

type Run = Readonly<{ from: SystemId; to: SystemId }>;

/**
 * The least that an independent convoy asks for a run: 1, and 1 for each jump; null: no way is known.
 * @rule OPT-8
 * @ruling The jumps are those of the shortest way of explored lanes that its hirer knows, of whatever class.
 */
export function leastBidOf({ from, to }: Run, lanes: Pick<LaneMap, 'explored'>): number | null {
  const graph = lanes.explored();
  if (!graph.indexOf.has(from) || !graph.indexOf.has(to)) return null;
  const jumps = distanceTo(shortestPaths(graph, from, {}), to);
  return jumps === undefined ? null : 1 + jumps;
}
