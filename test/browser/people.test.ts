import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '#main/start-server';
import { browserOrSkip } from '#test/support/browser';
import { faultsOf, isTooWide } from '#test/support/faults';
import { tempFolder } from '#test/support/temp-folder';
import { DESKTOP, PHONE } from './sound-pages.ts';

const browser = await browserOrSkip();

const MODERATOR = '/campaigns/first-contact/moderator';
const HUMAN = '/campaigns/first-contact/empires/human';
const LORAN = '/campaigns/first-contact/empires/loran';
const PASSWORD = 'eleven blue whales';

/** What can come out otherwise in another width. */
const BY_SIZE = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** Nothing serious on the page, and nothing wider than it. The same on a phone, in the dark. */
async function expectSound(page: Page): Promise<void> {
  const url = page.url();
  expect([url, ...(await faultsOf(page))]).toEqual([url]);
  expect([url, await isTooWide(page)]).toEqual([url, false]);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(['on a phone', url, ...(await faultsOf(page, ...BY_SIZE))]).toEqual(['on a phone', url]);
  expect(['on a phone', url, await isTooWide(page)]).toEqual(['on a phone', url, false]);
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: 'light' });
}

describe.skipIf(browser === undefined)('people in a browser', () => {
  let data: Awaited<ReturnType<typeof tempFolder>>;
  let server: RunningServer;
  let moderator: Page;
  let player: Page;
  const linkOf = (who: string): string =>
    server.address + server.links.links.find((one) => one.who === who)!.path;
  const makeAccount = async (page: Page, name: string): Promise<void> => {
    await page.fill('#new-name', name);
    await page.fill('#new-password', PASSWORD);
    await page.fill('#new-again', PASSWORD);
    await page.click('button:has-text("Make the account and take the seat")');
    await page.waitForURL(/\/campaigns\//);
  };

  beforeAll(async () => {
    data = await tempFolder();
    server = await startServer({ dataFolder: data.path, host: '127.0.0.1', port: 0 });
    moderator = await browser!.newPage({ viewport: DESKTOP });
    player = await browser!.newPage({ viewport: DESKTOP });
  });
  afterAll(async () => {
    await browser!.close();
    await server.stop();
    await data.remove();
  });

  test('a player signs up by their link, writes orders, and comes back by name and password', async () => {
    await player.goto(linkOf('Human Commonwealth'));
    await expectSound(player);
    await makeAccount(player, 'Anna');
    await expectSound(player);
    await player.goto(`${server.address}${HUMAN}/orders`);
    await expectSound(player);
    await player.goto(`${server.address}/account`);
    await expectSound(player);
    await player.click('button:has-text("Sign out everywhere")');
    await player.waitForURL(`${server.address}/`);
    expect((await player.goto(`${server.address}${HUMAN}/`))?.status()).toBe(404);
    await player.goto(`${server.address}/sign-in`);
    await expectSound(player);
    await player.fill('#name', 'anna');
    await player.fill('#password', 'something else');
    await player.click('main button');
    await player.locator('.flash-bad').waitFor();
    await expectSound(player);
    await player.fill('#password', PASSWORD);
    await player.click('main button');
    await player.waitForURL(`${server.address}/`);
    await player.click('a:has-text("First Contact")');
    // Orders are open, so the seat opens at its desk.
    await player.locator('.desk h1:has-text("Turn 1")').waitFor();
  });

  test('the moderator removes the player and gives the empire to another', async () => {
    await moderator.goto(linkOf('Moderator'));
    await makeAccount(moderator, 'Olga');
    await moderator.goto(`${server.address}${MODERATOR}/people`);
    await expectSound(moderator);
    await moderator.click('.card:has-text("Anna") a:has-text("Remove")');
    await expectSound(moderator);
    await moderator.click('button:has-text("Remove")');
    await moderator.locator('.flash-good').waitFor();
    expect((await player.goto(`${server.address}${HUMAN}/`))?.status()).toBe(404);
    await moderator.selectOption('#invite-role', 'player:human');
    await moderator.click('button:has-text("Make a seat and its link")');
    await expectSound(moderator);
    const link = await moderator.inputValue('#link');
    // The heir has only a phone.
    const heir = await browser!.newPage({ viewport: PHONE, colorScheme: 'dark' });
    await heir.goto(link);
    await makeAccount(heir, 'Boris');
    await heir.goto(`${server.address}${HUMAN}/orders`);
    expect(await heir.textContent('main')).toContain('no orders yet');
    await heir.context().close();
  });

  test('a moderator who plays opens the truth, and the players read it', async () => {
    await moderator.goto(linkOf('Loran Imperium'));
    await moderator.click('button:has-text("Take this seat as Olga")');
    await moderator.waitForURL(/\/empires\/loran\//);
    await moderator.goto(`${server.address}${MODERATOR}/`);
    await expectSound(moderator);
    await moderator.goto(`${server.address}${MODERATOR}/truth`);
    await moderator.click('a:has-text("Open the moderator’s view")');
    await expectSound(moderator);
    await moderator.fill('#truth-reason', 'a dispute');
    await moderator.click('button:has-text("Open the moderator’s view")');
    await moderator.waitForURL(`${server.address}${MODERATOR}/`);
    await moderator.goto(`${server.address}${MODERATOR}/journal`);
    await expectSound(moderator);
    await moderator.goto(`${server.address}${LORAN}/`);
    expect(await moderator.textContent('main')).toContain('“a dispute”');
    await moderator.goto(`${server.address}${LORAN}/looks`);
    await expectSound(moderator);
  });
});
