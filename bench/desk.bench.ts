/**
 * How quickly the moderator’s pages are answered in an old campaign: npm run bench:desk
 *
 * A server of its own with a campaign of 61 systems, six machine players and 40 turns. A moderator opens the desk and other pages one after
 * the other. For each page the time from the request to the first byte of the answer: the first visit, and the median and the longest of
 * those after it. Then it runs the phases of a turn, and opens the desk after each.
 *
 * To play the campaign takes minutes. --folder FOLDER keeps it, and plays it only if the folder has none.
 * With --profile FOLDER the server writes a profile of its processor time there when it stops.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { parseArgs } from 'node:util';
import { type Visitor, visitorOf } from '#test/support/http-site';
import { OLD_DESK, oldCampaign } from './serve/old-campaign.ts';

const ROOT = join(import.meta.dirname, '..');
const PORT = '3997';
const { values: asked } = parseArgs({
  options: {
    folder: { type: 'string' },
    turns: { type: 'string', default: '40' },
    visits: { type: 'string', default: '40' },
    page: { type: 'string', multiple: true },
    profile: { type: 'string' },
  },
});
const VISITS = Number(asked.visits);
const PHASES = 12;
const PAGES = asked.page ?? [
  '/',
  '/galaxy',
  '/roster',
  '/graphs',
  '/wars',
  '/journal',
  '/settings',
  '/letters',
];

/** Milliseconds until the headers of the answer are here, which come with its first bytes. */
async function firstByte(visitor: Visitor, page: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${address}${OLD_DESK}${page}`, {
    headers: { cookie: visitor.cookies(), 'accept-encoding': 'br' },
  });
  const ms = performance.now() - began;
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${page} answered ${String(answer.status)}.`);
  return ms;
}

const load = (): string => loadavg()[0]?.toFixed(1) ?? '';
const cell = (ms: number | undefined): string => `${(ms ?? 0).toFixed(0).padStart(7)} ms`;

/** Runs phases on the copy of the campaign, and opens the desk after each. */
async function tellAfterPhases(visitor: Visitor): Promise<void> {
  const waits: number[] = [];
  for (let phase = 0; phase < PHASES; phase += 1) {
    await visitor.submit(`${OLD_DESK}/`, `${OLD_DESK}/run`, { what: 'phase', confirmed: 'yes' });
    waits.push(await firstByte(visitor, '/'));
  }
  const [quickest, median, worst] = spread(waits);
  console.log('/ after each phase'.padEnd(22) + [quickest, median, worst].map(cell).join(''));
}

const spread = (waits: readonly number[]) => {
  const sorted = waits.toSorted((a, b) => a - b);
  return [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)] as const;
};

async function tell(visitor: Visitor, page: string): Promise<void> {
  const first = await firstByte(visitor, page);
  const waits: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) waits.push(await firstByte(visitor, page));
  console.log(page.padEnd(12) + [first, ...spread(waits)].map(cell).join(''));
}

const data = mkdtempSync(join(tmpdir(), 'farlane-desk-'));
const token = await oldCampaign(asked.folder ?? data, Number(asked.turns));
if (asked.folder !== undefined) cpSync(asked.folder, data, { recursive: true });
const profiled =
  asked.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${asked.profile}`];
const server = spawn(execPath, ['--max-semi-space-size=64', ...profiled, 'src/main/start.mjs'], {
  cwd: ROOT,
  env: { ...process.env, FARLANE_DATA: data, FARLANE_PORT: PORT },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let address = '';
try {
  let said = '';
  for await (const part of server.stdout) {
    said += String(part);
    if (said.includes('Ctrl-C')) break;
  }
  address = /http:\S+/.exec(said)?.[0] ?? '';
  const moderator = visitorOf(address);
  await moderator.enter(token);
  console.log(`${String(availableParallelism())} processors, load ${load()}`);
  console.log(`${''.padEnd(12)}     first   quickest    median     worst`);
  for (const page of PAGES) await tell(moderator, page);
  await tellAfterPhases(moderator);
  console.log(`load ${load()}`);
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(data, { recursive: true, force: true });
}
