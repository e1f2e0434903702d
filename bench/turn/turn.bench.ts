/**
 * How long a whole turn takes, from what is stored to what is committed, with the views of all players, and how long all of its papers
 * take: npm run bench:turn [-- share|sparse|small … [--without-papers]]
 *
 * A share is a part of the whole war (4: a quarter of its systems; all of it takes minutes on a busy machine), `sparse` one ship in each
 * of 10,000 systems, `small` 100 systems with 1,000 ships. Of each size the seconds by the clock of each phase, which is what people wait,
 * and those of the processor, which change less when others use the machine too and count what two cores do at once; then how these grew
 * against the size before as a power of the number of systems (1: linear), and the most memory the process has used. Small sizes run
 * several times and their quickest turn counts; before all of them a small turn is run, so that no size pays for what Node compiles.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, exit, resourceUsage, stdout } from 'node:process';
import { realRenderers } from '#main/renderers';
import { actAs } from './act-as.ts';
import { greatWar, type WarSize } from './great-war.ts';
import { type Printed, printAll } from './papers.ts';
import { type BenchSize, shipsIn, sizeNamed, systemsIn } from './sizes.ts';
import { type Taken, stopwatch, together } from './stopwatch.ts';

const DEFAULT = ['16', '4', '1'] as const;
const GIGABYTES = 1.2;
const EXPONENT = 1.05;
/** Sizes with fewer systems run several times. */
const ONCE = 1000;
const WITHOUT_PAPERS = '--without-papers';

const write = (text: string): void => void stdout.write(`${text}\n`);
const line = (...cells: readonly string[]): void =>
  write(cells.map((text) => text.padStart(14)).join(''));
const seconds = ({ wall, busy }: Taken): readonly string[] => [wall.toFixed(2), busy.toFixed(2)];

type Timed = Readonly<{ phase: string; events: number }> & Taken;
type Turn = Readonly<{
  phases: readonly Timed[];
  all: Taken;
  megabytes: number;
  papers: readonly Printed[];
}>;

async function turnOf(size: WarSize, withPapers: boolean): Promise<Turn> {
  const folder = mkdtempSync(join(tmpdir(), 'farlane-bench-'));
  try {
    const file = join(folder, 'farlane.sqlite');
    const desk = await actAs(file, greatWar(size));
    const phases: Timed[] = [];
    const taken = stopwatch();
    await desk.runTurn(({ phase, events }) => void phases.push({ phase, events, ...taken() }));
    const megabytes = statSync(file).size / 1_000_000;
    const papers = withPapers ? await printAll(realRenderers(), await desk.reports()) : [];
    await desk.close();
    return { phases, all: together(phases), megabytes, papers };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The quickest of several tries; only the last one prints papers. */
async function quickestOf(size: WarSize, withPapers: boolean): Promise<Turn> {
  const tries = Math.max(1, Math.ceil(ONCE / systemsIn(size)));
  const turns: Turn[] = [];
  for (let left = tries - 1; left > 0; left -= 1) turns.push(await turnOf(size, false));
  const last = await turnOf(size, withPapers);
  const quickest = turns.reduce((best, one) => (one.all.busy < best.all.busy ? one : best), last);
  return { ...quickest, papers: last.papers };
}

/** Of what power of the number of systems the time grew. */
const exponentOf = (now: number, before: number, systems: readonly [number, number]): string =>
  (Math.log(now / before) / Math.log(systems[0] / systems[1])).toFixed(2);

type Before = Readonly<{ systems: number; busy: ReadonlyMap<string, number> }>;

function tellTurn({ phases, all }: Turn, systems: number, before: Before | undefined): Before {
  const events = phases.reduce((count, one) => count + one.events, 0);
  const rows = [...phases, { phase: 'turn', events, ...all }];
  line('phase', 'events', 'clock', 'processor', 'exponent');
  for (const one of rows) {
    const then = before?.busy.get(one.phase);
    const isTold = before !== undefined && then !== undefined && before.systems !== systems;
    const growth = isTold ? exponentOf(one.busy, then, [systems, before.systems]) : '';
    line(one.phase, String(one.events), ...seconds(one), growth);
  }
  return { systems, busy: new Map(rows.map((one) => [one.phase, one.busy])) };
}

function tellPapers(papers: readonly Printed[]): void {
  if (papers.length === 0) return;
  line('paper', 'MB', 'clock', 'processor');
  for (const one of papers) line(one.paper, (one.bytes / 1e6).toFixed(1), ...seconds(one));
  line('all papers', '', ...seconds(together(papers)));
}

/** The most that the process has used so far. */
const gigabytes = (): number => resourceUsage().maxRSS / 1e6;

function asked(): readonly BenchSize[] {
  const names = argv.slice(2).filter((text) => text !== WITHOUT_PAPERS);
  return (names.length === 0 ? DEFAULT : names).map((name) => {
    const size = sizeNamed(name);
    if (size !== undefined) return size;
    write(`"${name}" is no size. Name a share of 1 or more, sparse or small.`);
    exit(2);
  });
}

const withPapers = !argv.includes(WITHOUT_PAPERS);
const sizes = asked();
await turnOf({ width: 10, empires: 20, meetings: 5, fleets: 1, ships: 1 }, false);
let before: Before | undefined;
for (const { title, size, aim } of sizes) {
  const [systems, ships] = [systemsIn(size), shipsIn(size)];
  const load = loadavg().map((one) => one.toFixed(1));
  write(`\n${title}: ${String(systems)} systems, ${String(ships)} ships; load ${load.join(' ')}`);
  const turn = await quickestOf(size, withPapers);
  const memory = gigabytes();
  before = tellTurn(turn, systems, before);
  tellPapers(turn.papers);
  write(`file: ${turn.megabytes.toFixed(0)} MB; memory at most: ${memory.toFixed(2)} GB`);
  if (aim === null) continue;
  const isMet = turn.all.wall <= aim.seconds && memory <= GIGABYTES;
  write(
    `at most ${String(aim.seconds)} s and ${String(GIGABYTES)} GB: ${isMet ? 'met' : 'missed'}`,
  );
}
write(`\naim for the exponent of the turn: at most ${String(EXPONENT)}`);
