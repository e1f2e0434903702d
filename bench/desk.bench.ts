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
import { cpSync, mkdtempSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Visitor, visitorOf } from '#test/support/http-site';
import { OLD_DESK, oldCampaign } from './serve/old-campaign.ts';
import { withServer } from './serve/with-server.ts';

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

type Site = Readonly<{ moderator: Visitor; address: string }>;

/** Milliseconds until the headers of the answer are here, which come with its first bytes. */
async function firstByte({ moderator, address }: Site, page: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${address}${OLD_DESK}${page}`, {
    headers: { cookie: moderator.cookies(), 'accept-encoding': 'br' },
  });
  const ms = performance.now() - began;
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${page} answered ${String(answer.status)}.`);
  return ms;
}

const load = (): string => loadavg()[0]?.toFixed(1) ?? '';
const cell = (ms: number | undefined): string => `${(ms ?? 0).toFixed(0).padStart(7)} ms`;

/** Runs phases on the copy of the campaign, and opens the desk after each. */
async function tellAfterPhases(site: Site): Promise<void> {
  const waits: number[] = [];
  for (let phase = 0; phase < PHASES; phase += 1) {
    await site.moderator.submit(`${OLD_DESK}/`, `${OLD_DESK}/run`, {
      what: 'phase',
      confirmed: 'yes',
    });
    waits.push(await firstByte(site, '/'));
  }
  const [quickest, median, worst] = spread(waits);
  console.log('/ after each phase'.padEnd(22) + [quickest, median, worst].map(cell).join(''));
}

const spread = (waits: readonly number[]) => {
  const sorted = waits.toSorted((a, b) => a - b);
  return [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)] as const;
};

async function tell(site: Site, page: string): Promise<void> {
  const first = await firstByte(site, page);
  const waits: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) waits.push(await firstByte(site, page));
  console.log(page.padEnd(12) + [first, ...spread(waits)].map(cell).join(''));
}

const data = mkdtempSync(join(tmpdir(), 'farlane-desk-'));
const token = await oldCampaign(asked.folder ?? data, Number(asked.turns));
if (asked.folder !== undefined) cpSync(asked.folder, data, { recursive: true });
await withServer({ data, port: PORT, profile: asked.profile }, async (address) => {
  const moderator = visitorOf(address);
  await moderator.enter(token);
  console.log(`${String(availableParallelism())} processors, load ${load()}`);
  console.log(`${''.padEnd(12)}     first   quickest    median     worst`);
  for (const page of PAGES) await tell({ moderator, address }, page);
  await tellAfterPhases({ moderator, address });
  console.log(`load ${load()}`);
});
