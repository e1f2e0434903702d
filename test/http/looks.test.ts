import { expect, test } from 'vitest';
import { lookOf } from '#app/people/looks';
import { fullPath } from '#http/routes/route';
import { ROUTES } from '#http/routes/routes';
import { done, sendBothToTheMiddle, type TestDesk } from '#test/support/desk';
import { CAMPAIGN, MODERATOR, openSite, type TestSite } from '#test/support/http-site';
import { runTurn } from '#test/support/steps-of-desk';
import { seatCalled } from '#test/support/people';

/** What only a player and the moderators know: the name of a fleet. */
const SECRETS = [
  ['human', 'Home Fleet'],
  ['loran', 'First Swarm'],
] as const;

const PAGES = ROUTES.filter(({ who, method }) => who === 'moderator' && method === 'get');
const LONGER_THAN_ONE_LOOK_MS = 3_600_000;

type Walked = Readonly<{ path: string; shows: readonly string[]; noted: readonly string[] }>;

/** Opens each page of the moderator by itself: whose secrets it shows, and whose looks were noted with it. */
async function walk(
  { desk, visitor }: TestSite,
  values: Readonly<Record<string, string>>,
  pass: () => void,
): Promise<readonly Walked[]> {
  const moderator = await visitor(desk.tokens.moderator);
  const audit = () => desk.ports.store.read((reader) => reader.audit(desk.moderator.campaign));
  const walked: Walked[] = [];
  for (const route of PAGES) {
    pass();
    const before = (await audit()).length;
    const path = fullPath(route)
      .replace('/campaigns/:slug', CAMPAIGN)
      .replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? 'unknown');
    const { text } = await moderator.get(path);
    const noted = (await audit()).slice(before).flatMap((entry) => {
      const look = lookOf(entry);
      return look === undefined ? [] : [look.empire ?? 'all'];
    });
    const shows = SECRETS.flatMap(([empire, secret]) => (text.includes(secret) ? [empire] : []));
    walked.push({ path, shows, noted });
  }
  return walked;
}

async function openedSite(): Promise<{ site: TestSite; pass: () => void }> {
  let now = Date.parse('2026-11-23T12:00:00.000Z');
  const site = await openSite({}, { clock: { now: () => new Date(now).toISOString() } });
  const pass = (): void => {
    now += LONGER_THAN_ONE_LOOK_MS;
  };
  return { site, pass };
}

const valuesOf = async (desk: TestDesk): Promise<Readonly<Record<string, string>>> => ({
  empire: 'loran',
  version: '1',
  turn: '1',
  paper: 'sheet',
  form: 'txt',
  number: '1',
  seat: await seatCalled(desk, 'Loran Imperium'),
});

function expectNoted(walked: readonly Walked[]): void {
  for (const { path, shows, noted } of walked) {
    for (const empire of shows) {
      expect(
        noted.some((whose) => whose === empire || whose === 'all'),
        `${path} shows what is ${empire}’s, and no look is noted`,
      ).toBe(true);
    }
  }
}

test('FOG-1: each page of the moderator that shows what is a player’s notes a look', async () => {
  const { site, pass } = await openedSite();
  const { desk } = site;
  await sendBothToTheMiddle(desk);
  const orders = await walk(site, await valuesOf(desk), pass);
  expectNoted(orders);
  const showing = orders.filter(({ shows }) => shows.length > 0).map(({ path }) => path);
  expect(showing).toContain(`${MODERATOR}/truth`);
  expect(showing).toContain(`${MODERATOR}/shadow`);
  expect(showing).toContain(`${MODERATOR}/orders/loran`);
  expect(showing.length).toBeGreaterThan(5);

  // Once more where a battle waits, and where its reports are about to be issued.
  for (const phase of ['encounters', 'opening']) {
    for (;;) {
      const read = done(await desk.use.readDesk({ actor: desk.moderator }));
      if (read.phase === phase) break;
      done(await desk.use.runNextPhase({ actor: desk.moderator, version: read.version }));
    }
    const version = String(await desk.version());
    expectNoted(await walk(site, { ...(await valuesOf(desk)), version }, pass));
  }
  await site.close();
});

test('FOG-1: a visit of the desk is one look at all empires, with the map and with what happened', async () => {
  const { site, pass } = await openedSite();
  await sendBothToTheMiddle(site.desk);
  await runTurn(site.desk);
  const audit = () =>
    site.desk.ports.store.read((reader) => reader.audit(site.desk.moderator.campaign));
  pass();
  const before = (await audit()).length;
  const moderator = await site.visitor(site.desk.tokens.moderator);
  const { text } = await moderator.get(`${MODERATOR}/`);
  expect(text).toContain('What happened in turn 1');
  const looks = (await audit()).slice(before).flatMap((entry) => lookOf(entry) ?? []);
  expect(looks).toEqual([{ what: 'truth', empire: null, turn: 2 }]);
  await site.close();
});

test('FOG-1: a visit of the page of a system, a fleet, a unit or an empire is one look', async () => {
  const { site, pass } = await openedSite();
  const { desk } = site;
  await sendBothToTheMiddle(desk);
  await runTurn(desk);
  const { systems, fleets, units } = done(
    await desk.use.readModeratorView({ actor: desk.moderator }),
  );
  const first = (rows: Readonly<Record<string, unknown>>): string => Object.keys(rows)[0]!;
  const pages = [
    `systems/${first(systems)}`,
    `fleets/${first(fleets)}`,
    `units/${first(units)}`,
    'empires/human',
  ];
  const audit = () => desk.ports.store.read((reader) => reader.audit(desk.moderator.campaign));
  const moderator = await site.visitor(desk.tokens.moderator);
  for (const page of pages) {
    pass();
    const before = (await audit()).length;
    const { text } = await moderator.get(`${MODERATOR}/galaxy/${page}`);
    expect(text).toContain('<h2 id="history">History</h2>');
    const looks = (await audit()).slice(before).flatMap((entry) => lookOf(entry) ?? []);
    expect(looks, page).toEqual([{ what: 'truth', empire: null, turn: 2 }]);
  }
  await moderator.get(`${MODERATOR}/orders/loran`);
  const journal = (await moderator.get(`${MODERATOR}/journal?act=looked`)).text;
  expect(journal).toContain('the whole campaign without fog, turn 2');
  expect(journal).toContain('orders, of Loran Imperium, turn 2');
  await site.close();
});
