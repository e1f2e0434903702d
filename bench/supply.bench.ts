/**
 * How fast depots are searched for, against the plain loop in C: npm run bench:supply
 *
 * The same map, the same questions and the same checksums as `reference/bfs.c`, which is compiled and run beside it; the ratio
 * is of the best of some tries in one run, in microseconds of the processor, because others may use the machine too. `single`: one
 * source; `supply`: 20 depots, 15 % of the systems shut, at most 6 lanes; `far`: the same without a limit.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuUsage, stdout } from 'node:process';
import { compactGraph, type CompactGraph } from '#kernel/collections/graph';
import { nearestSources } from '#kernel/collections/nearest-sources';
import { referenceDice } from './reference/random.ts';

const SIDE = 100;
const SEARCHES = 200;
const TRIES = 15;
const AIM = 2;
const MODES = [
  { name: 'single', depots: 1, shut: 0, most: 65_000 },
  { name: 'supply', depots: 20, shut: 9830, most: 6 },
  { name: 'far', depots: 20, shut: 9830, most: 65_000 },
] as const;
type Mode = (typeof MODES)[number];
type Measured = Readonly<{ microseconds: number; checksum: string }>;

/** A grid in which every system is joined to one neighbour at least, and by chance to more. */
function referenceMap(): CompactGraph {
  const dice = referenceDice(42);
  const nameOf = (at: number): string => `s${String(at)}`;
  const edges: { a: string; b: string }[] = [];
  for (let at = 1; at < SIDE * SIDE; at += 1) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    const left = x > 0 ? at - 1 : -1;
    const up = y > 0 ? at - SIDE : -1;
    const first = left < 0 ? up : up < 0 || (dice() & 1) === 1 ? left : up;
    const other = first === left ? up : left;
    edges.push({ a: nameOf(at), b: nameOf(first) });
    if (other >= 0 && dice() < 27_525) edges.push({ a: nameOf(at), b: nameOf(other) });
    if (x > 0 && y > 0 && dice() < 27_525) edges.push({ a: nameOf(at), b: nameOf(at - SIDE - 1) });
  }
  const nodes = Array.from({ length: SIDE * SIDE }, (_none, at) => nameOf(at));
  return compactGraph(nodes, edges);
}

function ours(graph: CompactGraph, { depots, shut, most }: Mode): Measured {
  const count = graph.nodes.length;
  const search = nearestSources(graph);
  const halts = new Uint8Array(count);
  let sum = 0;
  const perSearch = Array.from({ length: TRIES + 1 }, () => {
    const dice = referenceDice(7);
    let spent = 0;
    sum = 0;
    for (let asked = 0; asked < SEARCHES; asked += 1) {
      for (let at = 0; at < count; at += 1) halts[at] = shut > 0 && dice() < shut ? 1 : 0;
      const drawn = Array.from({ length: depots }, () => (dice() * 65_536 + dice()) % count);
      const open = drawn
        .map((depot, place) => ({ depot, place }))
        .filter(({ depot }) => halts[depot] === 0);
      const from = open.map(({ depot }) => depot);
      const start = cpuUsage();
      const found = search(from, { halts, most });
      const { user, system } = cpuUsage(start);
      spent += user + system;
      for (const node of found.reached.subarray(0, found.count)) {
        if (halts[node] === 1) continue;
        const source = depots === 1 ? 0 : (open[found.sources[node] ?? 0]?.place ?? 0);
        sum = (Math.imul(sum, 31) + (found.distances[node] ?? 0) * 64 + source) | 0;
      }
    }
    return spent / SEARCHES;
  });
  const checksum = (sum >>> 0).toString(16).padStart(8, '0');
  return { microseconds: Math.min(...perSearch), checksum };
}

/** What the loop in C says of itself. */
function reference(): ReadonlyMap<string, Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'farlane-bench-'));
  try {
    const program = join(folder, 'bfs');
    execFileSync('cc', ['-O2', '-o', program, join(import.meta.dirname, 'reference/bfs.c')]);
    const told = execFileSync(program, [String(SIDE), String(TRIES)], { encoding: 'utf8' });
    const lines = told.matchAll(
      /^c (\w+) us per search median [\d.]+ min ([\d.]+) .*checksum (\w+)$/gm,
    );
    return new Map(
      [...lines].map(([, name = '', microseconds, checksum = '']) => [
        name,
        { microseconds: Number(microseconds), checksum },
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const cell = (text: string): string => text.padStart(12);
const line = (...cells: readonly string[]): void =>
  void stdout.write(`${cells.map(cell).join('')}\n`);

const plain = reference();
const graph = referenceMap();
line('search', 'µs', 'µs in C', 'ratio', 'checksum');
const ratios = MODES.map((mode) => {
  const here = ours(graph, mode);
  const there = plain.get(mode.name);
  const ratio = here.microseconds / (there?.microseconds ?? 0);
  const isSame = here.checksum === there?.checksum ? 'same' : 'differs';
  line(
    mode.name,
    here.microseconds.toFixed(1),
    (there?.microseconds ?? 0).toFixed(1),
    ratio.toFixed(2),
    isSame,
  );
  return ratio;
});
const verdict = ratios.every((ratio) => ratio <= AIM) ? 'met' : 'missed';
stdout.write(`\nat most ${String(AIM)} times the loop in C: ${verdict}\n`);
