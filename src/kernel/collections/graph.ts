import { compareNumbers } from '#kernel/result/compare-text';
import { invariant } from '#kernel/result/invariant';
import { priorityQueue } from './priority-queue.ts';
import { compareIds } from './tables.ts';

/** A two-way link; its weight is a whole number from 1 to 1,000,000, and 1 if not given. */
export type Edge<N extends string = string> = Readonly<{ a: N; b: N; weight?: number }>;

/**
 * A graph in integers: node `i` is `nodes[i]`, and its neighbours are `targets` from `starts[i]`
 * up to `starts[i + 1]`, at the cost of the same places in `weights`.
 */
export type CompactGraph<N extends string = string> = Readonly<{
  nodes: readonly N[];
  indexOf: ReadonlyMap<N, number>;
  starts: Int32Array;
  targets: Int32Array;
  weights: Int32Array;
  hasEqualWeights: boolean;
}>;

export type PathLimits<N extends string = string> = Readonly<{
  /** Whether one may step onto a node, coming from another. The start is always allowed. */
  passable?: (node: N, from: N) => boolean;
  /** Nodes farther away than this are not reached. */
  maxDistance?: number;
}>;

/** All shortest paths from one node: distances (Infinity: not reached) and the node before. */
export type ShortestPaths<N extends string = string> = Readonly<{
  graph: CompactGraph<N>;
  distances: Float64Array;
  previous: Int32Array;
}>;

type Search<N extends string> = ShortestPaths<N> & PathLimits<N>;

// Keeps `distance * nodes + node`, the key of the queue below, a safe integer for any real map.
const MAX_WEIGHT = 1_000_000;

/** Builds the compact form; nodes are numbered in the order of `compareIds`. */
export function compactGraph<N extends string>(
  nodes: readonly N[],
  edges: readonly Edge<N>[],
): CompactGraph<N> {
  const sorted = [...nodes].sort(compareIds);
  const indexOf = new Map(sorted.map((node, index) => [node, index] as const));
  invariant(indexOf.size === sorted.length, 'GRAPH_NODE_TWICE');
  const starts = startsOf(indexOf, edges);
  const targets = new Int32Array(edges.length * 2);
  const weights = new Int32Array(edges.length * 2);
  const free = starts.slice();
  const put = (from: number, to: number, weight: number): void => {
    const place = at(free, from);
    targets[place] = to;
    weights[place] = weight;
    free[from] = place + 1;
  };
  for (const { a, b, weight = 1 } of edges) {
    invariant(isWeight(weight), 'GRAPH_WEIGHT', weight);
    put(indexIn(indexOf, a), indexIn(indexOf, b), weight);
    put(indexIn(indexOf, b), indexIn(indexOf, a), weight);
  }
  const hasEqualWeights = weights.every((weight) => weight === weights[0]);
  return { nodes: sorted, indexOf, starts, targets, weights, hasEqualWeights };
}

/**
 * The shortest paths from one node to all others. Among equally short ways the node before is the
 * lowest in the order of ids, so the answer does not depend on the order of the edges.
 */
export function shortestPaths<N extends string>(
  graph: CompactGraph<N>,
  from: N,
  limits: PathLimits<N> = {},
): ShortestPaths<N> {
  const start = indexIn(graph.indexOf, from);
  const distances = new Float64Array(graph.nodes.length).fill(Infinity);
  const previous = new Int32Array(graph.nodes.length).fill(-1);
  const search = { ...limits, graph, distances, previous };
  distances[start] = 0;
  if (graph.hasEqualWeights) searchByBreadth(search, start);
  else searchByDistance(search, start);
  return { graph, distances, previous };
}

/** The length of the shortest path to a node, or undefined when it was not reached. */
export function distanceTo<N extends string>(paths: ShortestPaths<N>, to: N): number | undefined {
  const distance = at(paths.distances, indexIn(paths.graph.indexOf, to));
  return distance === Infinity ? undefined : distance;
}

/** The nodes of the shortest path, both ends included, or undefined when there is none. */
export function pathTo<N extends string>(paths: ShortestPaths<N>, to: N): readonly N[] | undefined {
  if (distanceTo(paths, to) === undefined) return undefined;
  const path: N[] = [];
  let index = indexIn(paths.graph.indexOf, to);
  while (index !== -1) {
    path.push(nodeAt(paths.graph, index));
    index = at(paths.previous, index);
  }
  return path.reverse();
}

function searchByBreadth<N extends string>(search: Search<N>, start: number): void {
  const { starts, nodes } = search.graph;
  const queue = new Int32Array(nodes.length);
  queue[0] = start;
  let queued = 1;
  for (let next = 0; next < queued; next += 1) {
    const here = at(queue, next);
    const end = at(starts, here + 1);
    for (let place = at(starts, here); place < end; place += 1) {
      if (!isReachedFrom(search, here, place)) continue;
      queue[queued] = at(search.graph.targets, place);
      queued += 1;
    }
  }
}

function searchByDistance<N extends string>(search: Search<N>, start: number): void {
  const { graph, distances } = search;
  const count = graph.nodes.length;
  // One number holds both: the nearest node first, the lowest id among equally near ones.
  const keyOf = (node: number): number => at(distances, node) * count + node;
  const queue = priorityQueue(compareNumbers);
  queue.push(keyOf(start));
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    const here = key % count;
    if (key !== keyOf(here)) continue; // a shorter way was found since it was queued
    const end = at(graph.starts, here + 1);
    for (let place = at(graph.starts, here); place < end; place += 1) {
      if (isReachedFrom(search, here, place)) queue.push(keyOf(at(graph.targets, place)));
    }
  }
}

/** Tries one edge. True when the node behind it is now nearer, and so is to be looked at. */
function isReachedFrom<N extends string>(search: Search<N>, here: number, place: number): boolean {
  const { graph, distances, previous, passable, maxDistance = Infinity } = search;
  const there = at(graph.targets, place);
  const distance = at(distances, here) + at(graph.weights, place);
  const known = at(distances, there);
  if (distance > maxDistance || distance > known) return false;
  if (distance === known && here >= at(previous, there)) return false;
  if (passable?.(nodeAt(graph, there), nodeAt(graph, here)) === false) return false;
  distances[there] = distance;
  previous[there] = here;
  return distance < known;
}

/** For each node the place of its first neighbour, and the end of all at last. */
function startsOf<N extends string>(
  indexOf: ReadonlyMap<N, number>,
  edges: readonly Edge<N>[],
): Int32Array {
  const starts = new Int32Array(indexOf.size + 1);
  for (const { a, b } of edges) {
    for (const end of [a, b]) {
      const after = indexIn(indexOf, end) + 1;
      starts[after] = at(starts, after) + 1;
    }
  }
  for (let index = 1; index < starts.length; index += 1) {
    starts[index] = at(starts, index) + at(starts, index - 1);
  }
  return starts;
}

function isWeight(weight: number): boolean {
  return Number.isInteger(weight) && weight >= 1 && weight <= MAX_WEIGHT;
}

function indexIn<N extends string>(indexOf: ReadonlyMap<N, number>, node: N): number {
  const index = indexOf.get(node);
  invariant(index !== undefined, 'GRAPH_NODE_UNKNOWN', node);
  return index;
}

function nodeAt<N extends string>(graph: CompactGraph<N>, index: number): N {
  const node = graph.nodes[index];
  invariant(node !== undefined, 'GRAPH_INDEX_OUTSIDE');
  return node;
}

/** Reads a place that the loops above keep inside the array. */
function at(list: Int32Array | Float64Array, place: number): number {
  return list[place] ?? 0;
}
