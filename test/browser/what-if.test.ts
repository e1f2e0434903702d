import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip } from '#test/support/browser';
import { type SiteInBrowser, siteInBrowser } from '#test/support/site-in-browser';
import { hindrancesOf } from './sound-pages.ts';

const browser = await browserOrSkip();

const HUMAN = '/campaigns/first-contact/empires/human/what-if';
const MODERATOR = '/campaigns/first-contact/moderator/what-if';

describe.skipIf(browser === undefined)('what if, in a browser', () => {
  let site: SiteInBrowser;
  let page: Page;

  beforeAll(async () => {
    site = await siteInBrowser(browser!, { viewport: { width: 1280, height: 900 } });
    page = site.page;
    await site.enterAll();
  });
  afterAll(async () => {
    expect(await site.end()).toEqual([]);
  });

  test('a battle is set up by hand and fought, and the chances stand there', async () => {
    const found: string[] = [];
    const look = async (): Promise<void> => {
      found.push(...(await hindrancesOf(page)).map((fault) => `${page.url()} ${fault}`));
    };
    await page.goto(site.address + HUMAN);
    await page.getByLabel('Place').selectOption({ label: 'Wolf 359' });
    await page.getByRole('button', { name: 'Set up a battle there' }).click();
    for (const [side, label] of [
      ['Human Commonwealth', 'Ares (human)'],
      ['The other side', 'Lida (loran)'],
    ] as const) {
      const part = page.getByRole('region', { name: side, exact: true }).first();
      await part.getByLabel('Class, row 1', { exact: true }).selectOption({ label });
      await part.getByLabel('How many, row 1', { exact: true }).fill('2');
    }
    await page.getByLabel('Battles').fill('20');
    await look();
    await page.getByRole('button', { name: 'Run the battles' }).click();
    await page.getByRole('heading', { name: 'Summary' }).waitFor({ timeout: 60_000 });
    expect(await page.getByText('The other side wins').count()).toBeGreaterThan(0);
    await look();
    await page.goto(`${site.address}${MODERATOR}/file`);
    await look();
    expect(found).toEqual([]);
  });
});
