import type { CompactGraph } from './graph.ts';

/** For each node how far the nearest source is and which of them it is, by its place in the list (both -1: none is in reach). */
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

/** The room of a search, and how many nodes it has reached. */
type Room = { -readonly [K in keyof NearestSources]: NearestSources[K] };

/** The node at a place, which the loops below keep inside the array. */
const at = (list: Int32Array, place: number): number => list[place] ?? 0;

/**
 * One search for the nearest of some nodes to every other node, counted in edges. Among equally near nodes it is the
 * first in the list, so the result doesn't depend on the order of the edges. It reuses its memory: a result is valid
 * until the next search.
 */
export function nearestSources(
  graph: Pick<CompactGraph, 'nodes' | 'starts' | 'targets'>,
): (from: readonly number[], limits: SourceLimits) => NearestSources {
  const size = graph.nodes.length;
  const distances = new Int32Array(size);
  const sources = new Int32Array(size);
  // One place more than nodes, for what the loop below writes behind the last of them.
  const reached = new Int32Array(size + 1);
  return (from, { halts, most }) => {
    distances.fill(-1);
    sources.fill(-1);
    const room: Room = { distances, sources, reached, count: 0 };
    from.forEach((node, place) => {
      if (at(sources, node) !== -1) return;
      distances[node] = 0;
      sources[node] = place;
      reached[room.count] = node;
      room.count += 1;
    });
    let next = 0;
    for (let distance = 1; distance <= most && next < room.count; distance += 1) {
      const ring = room.count;
      reachBeyond(graph, room, distance === 1 ? null : halts, next);
      for (let place = ring; place < room.count; place += 1) {
        distances[at(reached, place)] = distance;
      }
      next = ring;
    }
    return room;
  };
}

/** Reaches the neighbours of all nodes that were reached from a place on. */
function reachBeyond(
  { starts, targets }: Pick<CompactGraph, 'starts' | 'targets'>,
  room: Room,
  halts: Uint8Array | null,
  first: number,
): void {
  const { sources, reached, count: ring } = room;
  let count = ring;
  for (let next = first; next < ring; next += 1) {
    const here = at(reached, next);
    if (halts?.[here] === 1) continue;
    const after = at(sources, here) + 1;
    const end = at(starts, here + 1);
    for (let place = at(starts, here); place < end; place += 1) {
      const there = at(targets, place);
      const known = at(sources, there);
      // Whether a node is new is as good as chance, so a branch on it would cost more than the two writes: 1 if it is, else 0.
      const fresh = known >>> 31;
      sources[there] = known + (after & -fresh);
      reached[count] = there;
      count += fresh;
    }
  }
  room.count = count;
}
