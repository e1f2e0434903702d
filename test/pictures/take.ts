/**
 * `npm run pictures` takes the pictures of the README again: Iron Ring, played up to turn 6 by the orders that come with it, with the same
 * dice and date each time. Look at the pictures before you commit them.
 */
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Moderator } from '#app/actor';
import type { Ports } from '#app/ports/ports';
import type { CreatedCampaign } from '#app/campaigns/planned-campaign';
import { type UseCases, useCasesOf } from '#app/use-cases';
import { parseOrderText } from '#content/orders/parse-order-text';
import { httpApp } from '#http/http-app';
import { spokenNamesOf } from '#http/names/spoken-names';
import { compose } from '#main/compose';
import { listen } from '#main/listen';
import { openDataFolder } from '#main/open-data-folder';
import { outsideWorld } from '#main/outside-world';
import { forceListsText } from '#main/force-lists-text';
import { browserOrSkip, sitDown, type TestBrowser } from '#test/support/browser';
import { noInstallation } from '#test/support/no-installation';
import { done } from '#test/support/ports';
import { tempFolder } from '#test/support/temp-folder';

const TURN = 6;
const NOW = '2026-11-07T19:30:00.000Z';
const SCENARIO = new URL('../../scenarios/iron-ring/', import.meta.url);
const PICTURES = new URL('../../docs/pictures/', import.meta.url);
const BASE = '/campaigns/iron-ring';

const textOf = (name: string): string => {
  const file = new URL(name, SCENARIO);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Submits what an empire orders in a turn, by its file. */
async function submit(use: UseCases, by: Moderator, empire: string): Promise<void> {
  const sheets = done(await use.readDesk({ actor: by })).sheets;
  const sheet = sheets.find(({ key }) => key === empire)!;
  const { campaign } = by;
  const actor = { kind: 'player', campaign, empire: sheet.empire, isOperator: true } as const;
  const { turn, view } = done(await use.readPlayerDesk({ actor })).issued!;
  const text = textOf(`orders/turn-${String(turn).padStart(2, '0')}.${empire}.txt`);
  const orders = parseOrderText(text, spokenNamesOf(view)).flatMap(({ order }) => order ?? []);
  done(await use.submitOrders({ actor, turn, orders }));
}

/** A campaign in which two of three players have submitted their orders. */
async function campaignAt(use: UseCases): Promise<CreatedCampaign> {
  const input = {
    name: 'Iron Ring',
    scenario: textOf('scenario.json'),
    forceLists: forceListsText(),
  };
  const made = done(await use.createCampaign(input));
  const actor = done(await use.actAsModerator({ slug: made.slug }));
  const run = async (): Promise<number> => {
    const { version } = done(await use.readDesk({ actor }));
    done(await use.runTurn({ actor, version }));
    return done(await use.readDesk({ actor })).turn;
  };
  for (let turn = await run(); turn < TURN; turn = await run()) {
    for (const empire of ['human', 'kili', 'loran']) await submit(use, actor, empire);
  }
  for (const empire of ['human', 'loran']) await submit(use, actor, empire);
  return made;
}

/** `from`: a link of the page, which leads to what the picture shows. */
type Shot = Readonly<{ name: string; path: string; height: number; width?: number; from?: string }>;

async function take(page: Page, address: string, { name, path, height, width = 1120, from }: Shot) {
  await page.setViewportSize({ width, height });
  await page.goto(address + path);
  if (from !== undefined) await page.getByRole('link', { name: from, exact: true }).click();
  await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, PICTURES)) });
  console.log(`docs/pictures/${name}.png is taken.`);
}

async function takeAll(browser: TestBrowser, address: string, made: CreatedCampaign) {
  const human = made.players.find(({ name }) => name === 'Human Commonwealth')!;
  const page = await browser.newPage();
  await sitDown(page, `${address}/enter/${made.moderator.token}`);
  await take(page, address, { name: 'desk', path: `${BASE}/moderator/`, height: 760 });
  await sitDown(page, `${address}/enter/${human.token}`);
  const player = `${BASE}/empires/human`;
  const plan = `${player}/orders/map?fleet=f1&layer=supply`;
  await take(page, address, { name: 'plan', path: plan, height: 860, width: 1360 });
  const report = `${player}/reports/${String(TURN)}/1/report`;
  await take(page, address, { name: 'report', path: report, height: 700, from: 'Sieges' });
}

const browser = await browserOrSkip();
if (browser === undefined) throw new Error('No browser runs here, so no pictures can be taken.');
const folder = await tempFolder();
const data = await openDataFolder(folder.path);
const world = outsideWorld({ store: data.store, installation: noInstallation });
const ports: Ports = {
  ...world,
  clock: { now: () => NOW },
  secrets: { ...world.secrets, campaignSecret: () => 'iron-ring-1' },
};
const made = await campaignAt(useCasesOf(ports));
const site = compose(ports, { report: (error) => console.error(error) });
const { server, address } = await listen(httpApp(site), { host: '127.0.0.1', port: 0 });
await takeAll(browser, address, made);
await browser.close();
server.close();
server.closeAllConnections();
await data.close();
await folder.remove();
process.exit(0);
