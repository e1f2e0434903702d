import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOfSetup } from '#app/setup/start-of-setup';
import { readSetup } from '#app/setup/read-setup';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { stateHashOf } from '#app/run/phase/state-hash';
import { databaseFile } from '#main/open-data-folder';
import { joinStore } from '#store/open-store';
import { browserOrSkip } from '#test/support/browser';
import { done, FORCE_LISTS } from '#test/support/desk';
import { faultsOf, isTooWide } from '#test/support/faults';
import { type SiteInBrowser, siteInBrowser } from '#test/support/site-in-browser';

const browser = await browserOrSkip();
const PLAYERS = 5;
const PASSWORD = 'eleven blue whales';
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

describe.skipIf(browser === undefined)('a campaign that is set up in browsers', () => {
  let site: SiteInBrowser;
  beforeAll(async () => {
    site = await siteInBrowser(browser!, { viewport: DESK, mayBeRefused: true });
  });
  afterAll(async () => {
    expect(await site.end()).toEqual([]);
  });

  const press = (page: Page, name: string | RegExp) =>
    page.getByRole('button', { name }).first().click();
  /** Nothing that hinders a reader, in the light, in the dark, and on a phone. */
  const look = async (page: Page, what: string) => {
    const size = page.viewportSize()!;
    expect([what, ...(await faultsOf(page))]).toEqual([what]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect([what, ...(await faultsOf(page, 'color-contrast'))]).toEqual([what]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(PHONE);
    expect([what, await isTooWide(page)]).toEqual([what, false]);
    await page.setViewportSize(size);
  };
  const account = async (page: Page, name: string) => {
    await page.locator('#new-name').fill(name);
    await page.locator('#new-password').fill(PASSWORD);
    await page.locator('#new-again').fill(PASSWORD);
  };

  test('five players and their moderator come from nothing to the first orders', async () => {
    const moderator = site.page;
    await moderator.goto(site.linkOf('Moderator'));
    await press(moderator, 'Go in without a password');
    await moderator.goto(`${site.address}/campaigns/new`);
    await moderator.getByRole('link', { name: 'Set up step by step' }).click();
    await look(moderator, 'an account first');
    await account(moderator, 'Mona');
    await press(moderator, 'Make the account');
    await moderator.getByLabel('Name of the campaign').fill('Five Suns');
    await press(moderator, 'Begin the setup');
    const base = moderator.url();
    await look(moderator, 'the overview');
    await moderator.getByRole('link', { name: /^Continue/ }).click();
    await moderator.getByLabel('Number of players').fill(String(PLAYERS));
    await moderator.getByLabel('Secret word').fill('five suns');
    await look(moderator, 'the map');
    await press(moderator, 'Draw a new map');
    await moderator.getByLabel('Search the settings').fill('advanced setup');
    await moderator.getByText('1 setting found').waitFor();
    await moderator.getByLabel('Advanced setup').selectOption('short');
    await moderator.getByLabel('Search the settings').fill('');
    await look(moderator, 'the rules');
    await press(moderator, 'Save and continue');

    await moderator.goto(base);
    await press(moderator, 'Make links for all free seats');
    await look(moderator, 'the links');
    const fields = await moderator.locator('input.invitation-link').all();
    const links = await Promise.all(fields.map((one) => one.inputValue()));
    expect(links).toHaveLength(PLAYERS);

    const players: Page[] = [];
    for (const [index, link] of links.entries()) {
      const player = index + 1;
      const page = await browser!.newPage({ viewport: player === 2 ? PHONE : DESK });
      site.watch(page);
      await page.goto(link);
      await account(page, `Person ${String(player)}`);
      await press(page, 'Make the account and take the seat');
      await page.waitForURL(base);
      players.push(page);
    }
    for (const [index, page] of players.entries()) {
      await page.goto(`${base}/empires`);
      await page.locator(`#empire-${String(index + 1)}-name`).fill(`Empire ${'ABCDE'[index]!}`);
      await page
        .locator(`#empire-${String(index + 1)}-list`)
        .selectOption({ index: 1 + (index % 2) });
      if (index === 1) await look(page, 'an empire');
      await press(page, 'Save the empire');
    }
    await moderator.goto(`${base}/empires`);
    await press(moderator, 'Continue to the next step');
    for (const [index, page] of players.entries()) {
      await page.goto(`${base}/homeworlds`);
      if (index === 1) await page.locator('.ring-map a').first().click();
      if (index === 1) await look(page, 'a homeworld');
      await press(page, 'Choose the homeworld');
    }
    await moderator.goto(`${base}/galaxy`);
    await look(moderator, 'the galaxy');
    await press(moderator, 'Continue to the next step');
    for (const [index, page] of [...players.entries()].reverse()) {
      await page.goto(`${base}/colonies`);
      if (index === 4) await look(page, 'the colonies');
      await press(page, index === 1 ? 'Choose for me' : 'Add the colony');
      await press(page, 'Place these colonies');
    }
    for (const [index, page] of players.entries()) {
      await page.goto(`${base}/forces`);
      if (index === 0) {
        const count = page.getByLabel(/^Number of /).first();
        await count.fill('40');
        await page
          .getByText(/Remove units that cost/)
          .first()
          .waitFor();
        await count.fill('');
        await page.getByText(/points? spent/).waitFor();
        await look(page, 'the first units');
      }
      await press(page, index === 3 ? 'Choose for me' : 'Save, I am ready');
    }
    const file = await moderator.request.get(`${base}/file`);
    const text = await file.text();
    await moderator.goto(`${base}/start`);
    await look(moderator, 'the start');
    await press(moderator, 'Start the campaign');
    await moderator.waitForURL(/\/campaigns\/five-suns\/moderator/);

    // The same file by the command line gives the same state.
    const lists = done(readForceLists(FORCE_LISTS));
    const { state } = done(startOfSetup(done(readSetup(text)), lists));
    const { store, close } = joinStore(databaseFile(site.folder));
    const hash = await store.read(async (reader) => {
      const campaign = await reader.campaignBySlug('five-suns');
      return (await reader.checkpoints(campaign!.id))[0]!.hash;
    });
    await close();
    expect(stateHashOf(state)).toBe(hash);

    await press(moderator, 'Issue the reports');
    await moderator.waitForLoadState();
    const [first] = players;
    await first!.goto(site.address);
    await first!.getByRole('link', { name: 'Five Suns' }).click();
    const pages = first!.locator('.site-nav');
    await pages.getByRole('link', { name: 'Orders', exact: true }).click();
    await first!
      .getByRole('heading', { name: /Orders/ })
      .first()
      .waitFor();
    for (const page of players) await page.context().close();
  });
});
