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

  /** How often Tab is pressed until the focus is on a link or button of this name. */
  const tabsTo = async (name: string): Promise<number> => {
    const named = `document.activeElement.textContent.trim() === ${JSON.stringify(name)}`;
    for (let tabs = 1; tabs <= 90; tabs += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate<boolean>(named)) return tabs;
    }
    return Infinity;
  };

  test('by keyboard few keys lead to the units of a side and to the button that runs the battles', async () => {
    await page.goto(`${site.address}${HUMAN}?at=H0202`);
    expect(await tabsTo('The other side')).toBeLessThanOrEqual(5);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const inSide = "document.activeElement.name?.startsWith('two.')";
    expect(await page.evaluate(inSide)).toBe(true);
    await page.goto(`${site.address}${HUMAN}?at=H0202`);
    expect(await tabsTo('Run')).toBeLessThanOrEqual(6);
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Run the battles');
  });

  test('Enter in a field runs the battles, and writes no orders', async () => {
    await page.goto(`${site.address}${HUMAN}?at=H0202`);
    for (const side of ['Human Commonwealth', 'The other side']) {
      const part = page.getByRole('region', { name: side, exact: true }).first();
      await part.getByLabel('Class, row 1', { exact: true }).selectOption({ index: 2 });
      await part.getByLabel('How many, row 1', { exact: true }).fill('2');
    }
    await page.getByLabel('Battles').fill('20');
    await page.getByLabel('How many, row 1', { exact: true }).last().press('Enter');
    await page.getByRole('heading', { name: 'Summary' }).waitFor({ timeout: 60_000 });
    expect(page.url()).toContain('/what-if/result');
    await page.goto(`${site.address}${HUMAN.replace('what-if', 'orders')}`);
    expect(await page.locator('main').innerText()).toContain('No orders yet.');
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
