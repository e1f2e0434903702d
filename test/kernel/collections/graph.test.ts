import { expect, test } from 'vitest';
import { compactGraph, distanceTo, pathTo, shortestPaths } from '#kernel/collections/graph';
import { InvariantError } from '#kernel/result/invariant';

// s1 ─ s2 ─ s4 and s1 ─ s10 ─ s4 ─ s5; s6 lies apart.
const nodes = ['s10', 's5', 's4', 's2', 's1', 's6'];
const edges = [
  { a: 's10', b: 's4' },
  { a: 's1', b: 's10' },
  { a: 's4', b: 's2' },
  { a: 's2', b: 's1' },
  { a: 's4', b: 's5' },
];
const graph = compactGraph(nodes, edges);

test('nodes are numbered in the order of ids', () => {
  expect(graph.nodes).toEqual(['s1', 's2', 's4', 's5', 's6', 's10']);
});

test('among equally short ways the lowest ids win, for any order of the edges', () => {
  const other = compactGraph([...nodes].reverse(), [...edges].reverse());
  for (const one of [graph, other]) {
    const paths = shortestPaths(one, 's1');
    expect(pathTo(paths, 's5')).toEqual(['s1', 's2', 's4', 's5']);
    expect(distanceTo(paths, 's5')).toBe(3);
  }
});

test('weights count: a long lane is gone round', () => {
  const weighted = compactGraph(nodes, [...edges.slice(0, 3), { a: 's2', b: 's1', weight: 5 }]);
  const paths = shortestPaths(weighted, 's1');
  expect(pathTo(paths, 's2')).toEqual(['s1', 's10', 's4', 's2']);
  expect(distanceTo(paths, 's2')).toBe(3);
});

test('a start is reached at no cost, a place apart not at all', () => {
  const paths = shortestPaths(graph, 's1');
  expect(pathTo(paths, 's1')).toEqual(['s1']);
  expect(distanceTo(paths, 's1')).toBe(0);
  expect(pathTo(paths, 's6')).toBeUndefined();
  expect(distanceTo(paths, 's6')).toBeUndefined();
});

test('the greatest distance is itself still reached', () => {
  const paths = shortestPaths(graph, 's1', { maxDistance: 2 });
  expect(distanceTo(paths, 's4')).toBe(2);
  expect(distanceTo(paths, 's5')).toBeUndefined();
});

test('a closed node is gone round; a node may be entered and yet not passed', () => {
  const round = shortestPaths(graph, 's1', { passable: (node) => node !== 's2' });
  expect(pathTo(round, 's4')).toEqual(['s1', 's10', 's4']);
  expect(pathTo(round, 's2')).toBeUndefined();
  const halted = shortestPaths(graph, 's1', { passable: (_node, from) => from !== 's4' });
  expect(distanceTo(halted, 's4')).toBe(2);
  expect(distanceTo(halted, 's5')).toBeUndefined();
});

test.each([
  ['a node twice', () => compactGraph(['a', 'a'], [])],
  ['an edge to nowhere', () => compactGraph(['a'], [{ a: 'a', b: 'x' }])],
  ['a weight of 0', () => compactGraph(['a', 'b'], [{ a: 'a', b: 'b', weight: 0 }])],
  ['a broken weight', () => compactGraph(['a', 'b'], [{ a: 'a', b: 'b', weight: 1.5 }])],
  ['an unknown start', () => shortestPaths(compactGraph(['a'], []), 'x')],
])('%s is a bug', (_name, build) => {
  expect(build).toThrow(InvariantError);
});

test('a map of 10,000 systems is searched without delay', () => {
  const side = 100;
  const name = (x: number, y: number): string => `h${String(x)}.${String(y)}`;
  const grid = Array.from(
    { length: side * side },
    (_, i) => [i % side, Math.floor(i / side)] as const,
  );
  const lanes = grid.flatMap(([x, y]) => [
    ...(x + 1 < side ? [{ a: name(x, y), b: name(x + 1, y), weight: 1 + ((x + y) % 3) }] : []),
    ...(y + 1 < side ? [{ a: name(x, y), b: name(x, y + 1) }] : []),
  ]);
  const large = compactGraph(
    grid.map(([x, y]) => name(x, y)),
    lanes,
  );
  const paths = shortestPaths(large, name(0, 0));
  expect(distanceTo(paths, name(0, 99))).toBe(99);
  expect(pathTo(paths, name(99, 99))).toHaveLength(199);
});
