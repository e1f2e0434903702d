/**
 * How long a whole turn takes, from what is stored to what is committed, with the views of all players:
 * npm run bench:turn [-- share …]
 *
 * For every share of the aim (4: a quarter of its systems; all of it takes minutes on a busy machine) the seconds by the clock of each
 * phase, which is what people wait, and those of the processor, which hardly change when others use the machine too and count what two
 * cores do at once; how these grew against the size before, and the memory that is used.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { argv, cpuUsage, memoryUsage, stdout } from 'node:process';
import { actAs } from './act-as.ts';
import { greatWar, type WarSize } from './great-war.ts';

/** 10,000 systems, 20 empires, 20,000 fleets, 100,000 ships, 500 meetings. */
const AIM = { width: 100, empires: 20, meetings: 500, seconds: 30, gigabytes: 4 } as const;
const SHARES = [16, 4, 1] as const;

const sizeOf = (share: number): WarSize => ({
  width: Math.round(AIM.width / Math.sqrt(share)),
  empires: AIM.empires,
  meetings: Math.round(AIM.meetings / share),
});

const cell = (text: string): string => text.padStart(12);
const line = (...cells: readonly string[]): void =>
  void stdout.write(`${cells.map(cell).join('')}\n`);

/** `wall`: by the clock; `busy`: of the processor. */
type Timed = Readonly<{ phase: string; events: number; wall: number; busy: number }>;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

async function turnOf(size: WarSize): Promise<readonly Timed[]> {
  const folder = mkdtempSync(join(tmpdir(), 'farlane-bench-'));
  try {
    const file = join(folder, 'farlane.sqlite');
    const desk = await actAs(file, greatWar(size));
    const timed: Timed[] = [];
    let [start, began] = [cpuUsage(), performance.now()];
    await desk.runTurn(({ phase, events }) => {
      const { user, system } = cpuUsage(start);
      const wall = (performance.now() - began) / 1000;
      timed.push({ phase, events, wall, busy: (user + system) / 1_000_000 });
      [start, began] = [cpuUsage(), performance.now()];
    });
    const megabytes = statSync(file).size / 1_000_000;
    stdout.write(`\nthe file has ${megabytes.toFixed(0)} MB\n`);
    await desk.close();
    return timed;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const asked = argv.slice(2).map(Number);
let before = new Map<string, number>();
for (const share of asked.length === 0 ? SHARES : asked) {
  const size = sizeOf(share);
  const systems = size.width * size.width;
  stdout.write(`\n${String(systems)} systems, ${String(systems * 10)} ships\n`);
  const timed = await turnOf(size);
  line('phase', 'events', 'clock', 'processor', 'growth');
  const growth = (phase: string, busy: number): string => {
    const then = before.get(phase);
    return then === undefined ? '' : `x${(busy / then).toFixed(1)}`;
  };
  const wall = sum(timed.map((one) => one.wall));
  const all = { phase: 'turn', events: sum(timed.map(({ events }) => events)), wall };
  const rows = [...timed, { ...all, busy: sum(timed.map((one) => one.busy)) }];
  for (const one of rows) {
    const { phase, events, busy } = one;
    line(phase, String(events), one.wall.toFixed(2), busy.toFixed(2), growth(phase, busy));
  }
  before = new Map(rows.map((one) => [one.phase, one.busy]));
  const gigabytes = memoryUsage().rss / 1e9;
  stdout.write(`memory: ${gigabytes.toFixed(2)} GB\n`);
  if (share !== 1) continue;
  const isFast = wall < AIM.seconds && gigabytes < AIM.gigabytes;
  stdout.write(
    `under ${String(AIM.seconds)} s and ${String(AIM.gigabytes)} GB: ${isFast ? 'met' : 'missed'}\n`,
  );
}
