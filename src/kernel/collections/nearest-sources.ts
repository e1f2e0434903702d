import type { CompactGraph } from './graph.ts';

/** For each node how far the nearest source is (-1: none is in reach) and which of them it is, by its place in the list. */
export type NearestSources = Readonly<{
  distances: Int32Array;
  sources: Int32Array;
  /** The nodes that were reached, nearest first; only the first `count` are. */
  reached: Int32Array;
  count: number;
}>;

export type SourceLimits = Readonly<{
  /** Nodes with a 1 are reached but not left again, unless they are sources. */
  halts: Uint8Array;
  /** Nodes farther away than this are not reached. */
  most: number;
}>;

/** The node at a place, which the loops below keep inside the array. */
const at = (list: Int32Array, place: number): number => list[place] ?? 0;

/**
 * The nearest of some nodes to each other one, counted in edges: one search for all of them. Of equally near ones it is the one that
 * comes first in the list, so it does not depend on the order of the edges.
 */
export function nearestSources(
  { nodes, starts, targets }: Pick<CompactGraph, 'nodes' | 'starts' | 'targets'>,
  from: readonly number[],
  { halts, most }: SourceLimits,
): NearestSources {
  const distances = new Int32Array(nodes.length).fill(-1);
  const sources = new Int32Array(nodes.length);
  const reached = new Int32Array(nodes.length);
  let count = 0;
  from.forEach((node, place) => {
    if (distances[node] !== -1) return;
    distances[node] = 0;
    sources[node] = place;
    reached[count] = node;
    count += 1;
  });
  for (let next = 0; next < count; next += 1) {
    const here = at(reached, next);
    const distance = at(distances, here) + 1;
    if (distance > most) break;
    if (distance > 1 && halts[here] === 1) continue;
    const source = at(sources, here);
    const end = at(starts, here + 1);
    for (let place = at(starts, here); place < end; place += 1) {
      const there = at(targets, place);
      if (distances[there] !== -1) continue;
      distances[there] = distance;
      sources[there] = source;
      reached[count] = there;
      count += 1;
    }
  }
  return { distances, sources, reached, count };
}
