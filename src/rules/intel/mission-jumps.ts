import { compactGraph, distanceTo, shortestPaths } from '#kernel/collections/graph';
import { unique } from '#kernel/collections/unique';
import type { SystemId } from '#model/campaign/ids';
import type { LaneClass } from '#model/campaign/lane';

type KnownLane = Readonly<{ a: SystemId; b: SystemId; class: LaneClass | 'unknown' }>;

/**
 * The jumps from a system to another over lanes that carry missions: explored ones that are not restricted; null: no such path.
 * @rule INT-1
 * @ruling A mission takes the shortest path of minor and major lanes that its empire knows.
 */
export function missionJumpsOf(
  lanes: readonly KnownLane[],
  { from, at }: Readonly<{ from: SystemId; at: SystemId }>,
): number | null {
  if (from === at) return 0;
  const open = lanes.filter((lane) => lane.class === 'minor' || lane.class === 'major');
  const graph = compactGraph(
    unique(open.flatMap(({ a, b }) => [a, b])),
    open.map(({ a, b }) => ({ a, b })),
  );
  if (!graph.indexOf.has(from) || !graph.indexOf.has(at)) return null;
  return distanceTo(shortestPaths(graph, from), at) ?? null;
}
