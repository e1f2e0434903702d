import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip } from '#test/support/browser';
import { type SiteInBrowser, siteInBrowser } from '#test/support/site-in-browser';

const browser = await browserOrSkip();

const MODERATOR = '/campaigns/first-contact/moderator';
const HUMAN = '/campaigns/first-contact/empires/human';

describe.skipIf(browser === undefined)('the rooms of the desk in a browser', () => {
  let site: SiteInBrowser;
  let page: Page;
  const open = (path: string) => page.goto(site.address + path);

  beforeAll(async () => {
    site = await siteInBrowser(browser!, {
      viewport: { width: 1280, height: 900 },
      mayBeRefused: true,
    });
    page = site.page;
    await site.enterAll();
  });
  afterAll(async () => {
    expect(await site.end()).toEqual([]);
  });

  test('all phases of the turn are on one line of the desk', async () => {
    await open(`${MODERATOR}/`);
    const tops = await page.evaluate<readonly number[]>(
      `[...document.querySelectorAll('.phases > li')].map((one) => one.getBoundingClientRect().top)`,
    );
    expect(tops).toHaveLength(12);
    expect(new Set(tops).size).toBe(1);
  });

  test('a ruling is made and changed, and a player finds it by a word', async () => {
    await open(`${MODERATOR}/rulings`);
    await page.getByLabel('Question', { exact: true }).fill('May a convoy wait in a lane?');
    await page.getByLabel('Rule', { exact: true }).fill('MOV-1');
    await page.getByLabel('Decision', { exact: true }).fill('It may.');
    await page.getByRole('button', { name: 'Add the ruling' }).click();
    await page.getByRole('link', { name: 'Change ruling 1' }).click();
    await page.getByLabel('Decision', { exact: true }).fill('It may, for one turn.');
    await page.getByRole('button', { name: 'Change the ruling' }).click();
    await open(`${HUMAN}/rulings`);
    await page.getByRole('searchbox').fill('convoy');
    await page.getByRole('button', { name: 'Search' }).click();
    expect(await page.getByText('It may, for one turn.').count()).toBe(1);
  });

  test('a message is read at once, and the turn’s report bears it', async () => {
    await open(`${MODERATOR}/messages`);
    await page.getByLabel('All players').check();
    await page.getByLabel('Text').fill('A comet passes.');
    await page.getByRole('button', { name: 'Send' }).click();
    await open(`${HUMAN}/`);
    expect(await page.getByText('A comet passes.').count()).toBe(1);
    await open(`${MODERATOR}/`);
    await page.getByRole('button', { name: 'Run up to the next orders' }).click();
    await page.getByRole('button', { name: 'Run the turn' }).click();
    // A run that takes its time leads back by itself.
    await page.waitForURL(/\/moderator\/(\?.*)?$/, { timeout: 60_000 });
    await open(`${HUMAN}/reports/2/1/report`);
    expect(await page.getByText('A comet passes.').count()).toBe(1);
  });
});
