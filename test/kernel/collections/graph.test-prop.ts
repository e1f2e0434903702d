import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compactGraph,
  distanceTo,
  type Edge,
  pathTo,
  shortestPaths,
} from '#kernel/collections/graph';
import { compareIds } from '#kernel/collections/tables';

const SIZE = 12;
const nodes = Array.from({ length: SIZE }, (_, index) => `n${String(index)}`);
const node = fc.constantFrom(...nodes);
const edgesUpTo = (max: number): fc.Arbitrary<Edge[]> =>
  fc.array(fc.record({ a: node, b: node, weight: fc.integer({ min: 1, max }) }), { maxLength: 30 });

type Step = Readonly<{ from: string; to: string; weight: number }>;
const stepsOf = (edges: readonly Edge[]): Step[] =>
  edges.flatMap(({ a, b, weight = 1 }) => [
    { from: a, to: b, weight },
    { from: b, to: a, weight },
  ]);

/** Bellman and Ford's way: try every step as often as there are nodes. */
function naiveDistances(steps: readonly Step[], start: string): Map<string, number> {
  const distances = new Map([[start, 0]]);
  for (let round = 0; round < SIZE; round += 1) {
    for (const { from, to, weight } of steps) {
      const way = (distances.get(from) ?? Infinity) + weight;
      if (way < (distances.get(to) ?? Infinity)) distances.set(to, way);
    }
  }
  return distances;
}

test.each([1, 4])('paths are shortest, and lowest by id, with weights up to %d', (max) => {
  const subset = fc.subarray(nodes);
  const limit = fc.integer({ min: 0, max: 15 });
  fc.assert(
    fc.property(edgesUpTo(max), subset, limit, (edges, closed, maxDistance) => {
      const isOpen = (to: string): boolean => !closed.includes(to);
      const steps = stepsOf(edges).filter((step) => isOpen(step.to));
      const naive = naiveDistances(steps, 'n3');
      const graph = compactGraph(nodes, edges);
      const paths = shortestPaths(graph, 'n3', { passable: isOpen, maxDistance });
      for (const to of nodes) {
        const distance = naive.get(to) ?? Infinity;
        const expected = distance <= maxDistance ? distance : undefined;
        expect(distanceTo(paths, to)).toBe(expected);
        if (expected === undefined || to === 'n3') continue;
        const before = steps
          .filter((step) => step.to === to && naive.get(step.from) === expected - step.weight)
          .map((step) => step.from)
          .sort(compareIds);
        expect(pathTo(paths, to)?.at(-2)).toBe(before[0]);
      }
    }),
    { seed: max, numRuns: 300 },
  );
});

test('the order of nodes and edges changes nothing', () => {
  const shuffled = edgesUpTo(3).chain((edges) =>
    fc.tuple(
      fc.constant(edges),
      fc.shuffledSubarray(edges, { minLength: edges.length }),
      fc.shuffledSubarray(nodes, { minLength: SIZE }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([edges, otherEdges, otherNodes]) => {
      const one = shortestPaths(compactGraph(nodes, edges), 'n0');
      const other = shortestPaths(compactGraph(otherNodes, otherEdges), 'n0');
      expect(other.previous).toEqual(one.previous);
      expect(other.distances).toEqual(one.distances);
    }),
    { seed: 9, numRuns: 200 },
  );
});
