import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SESSION_COOKIE } from '#http/visits/cookies';
import { databaseFile } from '#main/open-data-folder';
import { openStore } from '#store/open-store';
import { killsOr } from '#test/kills/how-many';
import { done, FORCE_LISTS } from '#test/support/desk';
import { type Visitor, visitorOf } from '#test/support/http-site';
import { moderatorLink, serving } from '#test/support/killed-server';
import { setupDesk, TO_FORCES } from '#test/support/setup-desk';
import { NEXT_STEP, press } from '#test/support/setup-site';
import { folderForTest } from '#test/support/temp-folder';

const KILLS = killsOr(2);
const LONGEST_MS = 60;
const BASE = '/setups/five-crowns';
const PASSWORD = 'eleven blue whales';

type Act = Parameters<typeof press>[2];

const DRAWN = { kind: 'draw', players: '2', title: 'Two Suns', era: '1', rings: '2' };
const empire = (player: number, name: string, list: string): readonly [string, Act] => [
  '/empires',
  { button: `name="player" value="${String(player)}"`, act: 'empire', name, list },
];
const home = (place: string): readonly [string, Act] => [
  '/homeworlds',
  { button: 'Choose the homeworld', place },
];
const units = (player: number): readonly [string, Act] => [
  `/forces?player=${String(player)}`,
  { button: 'Choose for me', act: 'automatic' },
];

/** What the moderator does on the pages, the same as `TO_FORCES` and automatic units. */
const ACTS: readonly (readonly [string, Act])[] = [
  ['/map', { button: 'Draw a new map', seed: 'autumn', ...DRAWN }],
  ['/rules', { button: 'name="search"', act: 'save' }],
  empire(1, 'Upper', 'human'),
  empire(2, 'Lower', 'loran'),
  ['/empires', NEXT_STEP],
  home('0'),
  home('6'),
  ['/galaxy', NEXT_STEP],
  units(1),
  units(2),
  ['/start', { button: 'Start the campaign' }],
];

/** The hash of the same campaign, set up in one process that nobody kills. */
async function hashWithoutKills(): Promise<string> {
  const desk = await setupDesk();
  await desk.acts(...TO_FORCES);
  for (const player of [1, 2])
    await desk.acts({ kind: 'forces', player, forces: null, ready: true });
  const { use, at, moderator, ports } = desk;
  const started = await use.startSetup({ ...at(moderator), seen: null, forceLists: FORCE_LISTS });
  const { slug } = done(started);
  return ports.store.read(async (reader) => {
    const campaign = await reader.campaignBySlug(slug);
    const [first] = await reader.checkpoints(campaign!.id);
    return first!.hash;
  });
}

const sessionOf = ({ cookies }: Visitor): string =>
  new RegExp(`${SESSION_COOKIE}=([^;]*)`, 'u').exec(cookies())?.[1] ?? '';

/** A moderator with an account who has begun the setup. */
async function began(folder: string, address: string): Promise<Visitor> {
  const moderator = visitorOf(address);
  const link = moderatorLink(folder);
  await moderator.submit(link, link, {
    way: 'new',
    name: 'Mona',
    password: PASSWORD,
    again: PASSWORD,
  });
  await moderator.submit('/setups/new', '/setups/new', { name: 'Five Crowns' });
  return moderator;
}

/** How often something was done, by the history of the setup. */
const doneIn = async (moderator: Visitor): Promise<number> =>
  (await moderator.get(BASE)).text.split('<time').length;

test(
  'a server that is killed while a campaign is set up loses nothing that was answered, and ends in the same state',
  async () => {
    const folder = folderForTest();
    let server = await serving(folder);
    let moderator = await began(folder, server.address);
    const restart = async (): Promise<void> => {
      const session = sessionOf(moderator);
      server = await serving(folder);
      moderator = visitorOf(server.address).with(session);
    };
    const every = Math.max(1, Math.floor(ACTS.length / KILLS));
    for (const [index, [page, act]] of ACTS.entries()) {
      const where = `${String(index)} ${page}`;
      const before = await doneIn(moderator);
      const isKilled = index % every === every - 1;
      if (isKilled) {
        // The kill comes before, while or after the act is written.
        const sent = press(moderator, `${BASE}${page}`, act).catch(() => undefined);
        await sleep(Math.floor(Math.random() * LONGEST_MS));
        await server.kill();
        await sent;
        await restart();
      }
      if ((await doneIn(moderator)) === before) {
        const { status } = await press(moderator, `${BASE}${page}`, act);
        // The start answers with the links of empires that nobody plays yet.
        expect([200, 303], where).toContain(status);
      }
      const after = await doneIn(moderator);
      expect(after, where).toBeGreaterThan(before);
      if (!isKilled) continue;
      await server.kill();
      await restart();
      expect(await doneIn(moderator), where).toBe(after);
    }
    await server.kill();
    const { store, faults, close } = await openStore(databaseFile(folder));
    expect(await faults()).toEqual([]);
    const hash = await store.read(async (reader) => {
      const campaign = await reader.campaignBySlug('five-crowns');
      const [first] = await reader.checkpoints(campaign!.id);
      return first!.hash;
    });
    await close();
    expect(hash).toBe(await hashWithoutKills());
  },
  90_000 + 60_000 * KILLS,
);
