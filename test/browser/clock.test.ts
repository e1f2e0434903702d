import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip } from '#test/support/browser';
import { type SiteInBrowser, siteInBrowser } from '#test/support/site-in-browser';
import { hindrancesOf } from './sound-pages.ts';

const browser = await browserOrSkip();

const MODERATOR = '/campaigns/first-contact/moderator';
const LORAN = '/campaigns/first-contact/empires/loran';
/** They hold more here than in the walk through every page. */
const PAGES = [`${MODERATOR}/clock`, `${LORAN}/`];
const DAY_MS = 86_400_000;

/** The date in this number of days, as a date field takes it. */
const dayIn = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

describe.skipIf(browser === undefined)('the turn clock in a browser', () => {
  let site: SiteInBrowser;
  let page: Page;

  const open = (path: string) => page.goto(site.address + path);

  beforeAll(async () => {
    site = await siteInBrowser(browser!, { timezoneId: 'Asia/Tokyo' });
    page = site.page;
    await site.enterAll();
  });
  afterAll(async () => {
    expect(await site.end()).toEqual([]);
  });

  test('a schedule is tried, then kept, by keyboard alone', async () => {
    await open(`${MODERATOR}/clock`);
    await page.focus('input[name="mode"][value="manual"]');
    await page.keyboard.press('ArrowDown');
    await page.focus('button[value="preview"]');
    await page.keyboard.press('Enter');
    await page.locator('.flash:has-text("Nothing is saved yet")').waitFor();
    expect(await page.locator('.coming-deadlines li').count()).toBe(4);
    await page.focus('button[value="save"]');
    await page.keyboard.press('Enter');
    await page.locator('.flash:has-text("The settings are saved.")').waitFor();
  });

  test('one player gets more time, and reads it in their own time zone', async () => {
    await open(`${MODERATOR}/clock`);
    await page.selectOption('#extend-empire', { label: 'Loran Imperium' });
    await page.fill('#extend-reason', 'On a journey');
    await page.fill('#extend-date', dayIn(20));
    await page.fill('#extend-time', '20:00');
    await page.click('button:has-text("Give an extension")');
    await page.locator('.flash:has-text("has an extension")').waitFor();
    await open(`${LORAN}/`);
    expect(await page.textContent('.deadline-remarks')).toContain('Reason: On a journey');
    expect(await page.textContent('.deadline-strip')).toMatch(
      /20:00 UTC \(\w{3}, \w{3} \d+, 05:00 AM where you are\)/,
    );
  });

  test('a player who is almost late is told so on every page', async () => {
    await open(`${MODERATOR}/clock`);
    await page.fill('#move-date', dayIn(1));
    await page.fill('#move-time', '00:00');
    await page.click('button:has-text("Move the deadline")');
    await open('/campaigns/first-contact/empires/human/sheet');
    expect(await page.textContent('.flash')).toContain('you have not submitted any yet');
  });

  test('nothing hinders a reader, in the dark and on a phone neither', async () => {
    const found: string[] = [];
    for (const path of PAGES) {
      await open(path);
      found.push(...(await hindrancesOf(page)).map((fault) => `${path} ${fault}`));
    }
    expect(found).toEqual([]);
  });
});
