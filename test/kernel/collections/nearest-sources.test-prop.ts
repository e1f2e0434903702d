import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compactGraph, distanceTo, shortestPaths } from '#kernel/collections/graph';
import { nearestSources } from '#kernel/collections/nearest-sources';

const COUNT = 12;
const nodes = Array.from({ length: COUNT }, (_none, at) => `s${String(at)}`);
const node = fc.nat(COUNT - 1);
const world = fc.record({
  edges: fc.array(fc.tuple(node, node), { maxLength: 24 }),
  from: fc.array(node, { minLength: 1, maxLength: 4 }),
  halts: fc.uniqueArray(node, { maxLength: 5 }),
  most: fc.oneof(fc.nat(5), fc.constant(Infinity)),
});

test('the nearest source is the nearest of all shortest paths, one by one', () => {
  fc.assert(
    fc.property(world, ({ edges, from, halts, most }) => {
      const links = edges.map(([a, b]) => ({ a: `s${String(a)}`, b: `s${String(b)}` }));
      const graph = compactGraph(nodes, links);
      const isHalt = new Set(halts.map((at) => `s${String(at)}`));
      const flags = Uint8Array.from(graph.nodes, (name) => (isHalt.has(name) ? 1 : 0));
      const search = nearestSources(graph);
      // What was asked before leaves nothing behind.
      search([...graph.nodes.keys()], { halts: new Uint8Array(COUNT), most: Infinity });
      const found = search(from, { halts: flags, most });
      const all = from.map((start) => {
        const name = `s${String(start)}`;
        const passable = (_to: string, by: string): boolean => by === name || !isHalt.has(by);
        return shortestPaths(graph, name, { passable, maxDistance: most });
      });
      graph.nodes.forEach((name, at) => {
        const ways = all.map((paths) => distanceTo(paths, name) ?? Infinity);
        const best = Math.min(...ways);
        expect(found.distances[at]).toBe(best === Infinity ? -1 : best);
        expect(found.sources[at]).toBe(best === Infinity ? -1 : ways.indexOf(best));
      });
      const seen = [...found.reached.subarray(0, found.count)].map((at) => found.distances[at]);
      expect(found.count).toBe(found.distances.filter((distance) => distance >= 0).length);
      expect(seen).toEqual([...seen].sort((a, b) => (a ?? 0) - (b ?? 0)));
    }),
  );
});
