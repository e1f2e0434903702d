/**
 * How quickly pages are answered while a turn runs: npm run bench:serve
 *
 * A server of its own with a war of about 5,000 units, and 30 readers who each open a page every two seconds: their desk, orders, asset
 * sheet, star map and reports. First nothing else happens, then a turn runs. For both the time from the request to the end of the answer,
 * as half of all readers, all but one of a hundred, and nobody at all had to wait longer. The readers share the machine with the server.
 *
 * A shorter one: npm run bench:serve -- --readers 3 --seconds 20 --without-turn
 * With --profile FOLDER the server writes a profile of its processor time there when it stops.
 */
import { mkdtempSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { hiddenFields, type Visitor, visitorOf } from '#test/support/http-site';
import { SIZE, warFolder } from './serve/war-folder.ts';
import { withServer } from './serve/with-server.ts';

const PORT = '3998';
const { values: asked } = parseArgs({
  options: {
    readers: { type: 'string', default: '30' },
    seconds: { type: 'string', default: '20' },
    'without-turn': { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
});
const READERS = Number(asked.readers);
const REST_MS = Number(asked.seconds) * 1000;
const PAUSE_MS = 2000;
const PAGES = ['/', '/orders', '/sheet', '/map', '/reports'];
const DESK = '/campaigns/war/moderator';

type Waits = Readonly<{ page: string; ms: number }>;

/** A connection that the server has just closed for its age is no answer: browsers open another, too. */
const answered = (visitor: Visitor, path: string): ReturnType<Visitor['get']> =>
  visitor.get(path).catch(() => visitor.get(path));

/** Opens page after page until it is told to end. */
async function read(visitor: Visitor, base: string, at: number, ended: () => boolean) {
  const waits: Waits[] = [];
  await sleep((PAUSE_MS * at) / READERS);
  for (let number = at; !ended(); number += 1) {
    const page = PAGES[number % PAGES.length]!;
    const began = performance.now();
    const { status } = await answered(visitor, `${base}${page}`);
    if (status !== 200) throw new Error(`${base}${page} answered ${String(status)}.`);
    waits.push({ page, ms: performance.now() - began });
    await sleep(PAUSE_MS);
  }
  return waits;
}

const load = (): string => loadavg()[0]?.toFixed(1) ?? '';
const share = (sorted: readonly number[], part: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
    .toFixed(0)
    .padStart(6);

function tell(what: string, waits: readonly Waits[]): void {
  const sorted = waits.map(({ ms }) => ms).sort((a, b) => a - b);
  const cells = [0.5, 0.99, 1].map((part) => `${share(sorted, part)} ms`).join('');
  console.log(`${what.padEnd(22)}${String(sorted.length).padStart(6)} pages${cells}`);
}

function tellAll(what: string, waits: readonly Waits[]): void {
  tell(what, waits);
  for (const page of PAGES) {
    tell(
      `  ${page}`,
      waits.filter((one) => one.page === page),
    );
  }
}

type ReadUntil = (ended: () => boolean) => Promise<Waits[]>;

async function whileTurnRuns(moderator: Visitor, readUntil: ReadUntil): Promise<void> {
  const { text } = await moderator.get(`${DESK}/`);
  const fields = { ...hiddenFields(text, `${DESK}/run`), what: 'turn', confirmed: 'yes' };
  let isOver = false;
  const began = performance.now();
  const run = moderator.send(`${DESK}/run`, fields).then(async () => {
    while ((await moderator.get(`${DESK}/progress/part`)).text.includes('<progress')) {
      await sleep(500);
    }
    isOver = true;
  });
  const waits = await readUntil(() => isOver);
  await run;
  tellAll('a turn runs', waits);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`the turn was over after ${seconds} s; load ${load()}`);
}

const data = mkdtempSync(join(tmpdir(), 'farlane-serve-'));
const links = await warFolder(data);
await withServer({ data, port: PORT, profile: asked.profile }, async (address) => {
  const moderator = visitorOf(address);
  await moderator.enter(links.moderator.token);
  const readers: { visitor: Visitor; base: string }[] = [];
  for (let at = 0; at < READERS; at += 1) {
    const { token, empire } = links.players[at % links.players.length]!;
    const visitor = visitorOf(address);
    await visitor.enter(token);
    readers.push({ visitor, base: `/campaigns/war/empires/${empire}` });
  }
  const readUntil: ReadUntil = (ended) =>
    Promise.all(readers.map(({ visitor, base }, at) => read(visitor, base, at, ended))).then(
      (all) => all.flat(),
    );
  console.log(
    `${String(availableParallelism())} processors, load ${load()}; ${String(SIZE.units)} units in ${String(SIZE.systems)} systems, ${String(SIZE.empires)} empires`,
  );
  console.log(`${' '.repeat(22)}${' '.repeat(12)}     p50      p99      max`);
  const end = performance.now() + REST_MS;
  tellAll('nothing runs', await readUntil(() => performance.now() > end));
  if (!asked['without-turn']) await whileTurnRuns(moderator, readUntil);
});
