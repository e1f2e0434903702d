import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip } from '#test/support/browser';
import { type SiteInBrowser, siteInBrowser } from '#test/support/site-in-browser';
import { hindrancesOf } from './sound-pages.ts';

const browser = await browserOrSkip();

const HUMAN = '/campaigns/first-contact/empires/human';
const LORAN = '/campaigns/first-contact/empires/loran';
/** They hold more here than in the walk through every page. */
const PAGES = [`${LORAN}/letters/1`, `${LORAN}/newspaper`];

describe.skipIf(browser === undefined)('letters and the newspaper in a browser', () => {
  let site: SiteInBrowser;
  let page: Page;
  const open = (path: string) => page.goto(site.address + path);

  beforeAll(async () => {
    site = await siteInBrowser(browser!, { viewport: { width: 1280, height: 900 } });
    page = site.page;
    await site.enterAll();
  });
  afterAll(async () => {
    expect(await site.end()).toEqual([]);
  });

  test('a letter with an armistice goes from the page of diplomacy to its reader, who accepts it', async () => {
    await open(`${HUMAN}/diplomacy`);
    await page.getByRole('link', { name: 'Write a letter' }).click();
    expect(await page.getByLabel('Loran Imperium', { exact: true }).isChecked()).toBe(true);
    await page.getByLabel('Subject').fill('Enough');
    await page
      .getByLabel('Text')
      .fill('This war ruins both of us.\n\nLet us make peace at once, and meet at Wolf 359.');
    await page.getByText('A treaty', { exact: true }).click();
    await page.getByLabel('Agreement').selectOption('armistice');
    await page.getByRole('button', { name: 'Send the letter' }).click();
    await page.getByText('What you attached is in your draft.').waitFor();
    await open(`${LORAN}/`);
    await page.getByRole('link', { name: 'Read your letters' }).click();
    await page.getByRole('link', { name: 'Enough' }).click();
    await page.getByRole('button', { name: 'Accept: add your order' }).click();
    await page.getByText('The order is in your draft.').waitFor();
    expect(await page.getByText('Offer Human Commonwealth an armistice').count()).toBeGreaterThan(
      0,
    );
  });

  test('a notice is in the newspaper at once', async () => {
    await open(`${HUMAN}/newspaper`);
    await page.getByLabel('Headline').fill('Ships wanted');
    await page.getByLabel('Text').fill('We buy any ship that still flies. Ask at Sol.');
    await page.getByRole('button', { name: 'Place the notice' }).click();
    await open(`${LORAN}/newspaper`);
    expect(await page.getByText('Notice by Human Commonwealth').count()).toBe(1);
  });

  test('no page has a serious fault or is wider than its window, in the dark and on a phone neither', async () => {
    const found: string[] = [];
    for (const path of PAGES) {
      await open(path);
      found.push(...(await hindrancesOf(page)).map((fault) => `${path} ${fault}`));
    }
    expect(found).toEqual([]);
  });
});
