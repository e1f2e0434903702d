import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip } from '#test/support/browser';
import { type SiteInBrowser, siteInBrowser } from '#test/support/site-in-browser';
import { hindrancesOf } from './sound-pages.ts';

const browser = await browserOrSkip();

const HUMAN = '/campaigns/first-contact/empires/human/what-if';
const WIDTHS = [1280, 390];

describe.skipIf(browser === undefined)('what if a siege, in a browser', () => {
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

  test('a siege is set up by hand and fought, at every width', async () => {
    const found: string[] = [];
    const look = async (): Promise<void> => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await hindrancesOf(page)).map((fault) => `${String(width)} ${fault}`));
      }
    };
    await page.goto(site.address + HUMAN);
    await page.getByRole('link', { name: 'What if a siege' }).click();
    await look();
    await page.getByLabel('System').selectOption({ label: 'Wolf 359' });
    await page.getByRole('button', { name: 'Set up a siege there' }).click();
    for (const [name, count] of [
      ['Human Commonwealth', '5'],
      ['The other side', '2'],
    ] as const) {
      const side = page.getByRole('region', { name, exact: true }).first();
      await side.getByLabel('Class, row 1', { exact: true }).selectOption({ index: 1 });
      await side.getByLabel('Number, row 1', { exact: true }).fill(count);
    }
    await page.getByLabel('Bombardment points').fill('40');
    await look();
    await page.getByRole('button', { name: 'Run the sieges' }).click();
    await page.getByText('Conquest within 3 turns').first().waitFor();
    await look();
    expect(found).toEqual([]);
  });
});
