import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip } from '#test/support/browser';
import { type SiteInBrowser, siteInBrowser } from '#test/support/site-in-browser';
import { BY_DAY, DESKTOP, IN_THE_DARK, PHONE, hindrancesOf } from './sound-pages.ts';

const browser = await browserOrSkip();

const HUMAN = '/campaigns/first-contact/empires/human';
const MAP = `${HUMAN}/orders/map`;
const LOOKS = [
  '',
  '?fleet=human.f2',
  '?fleet=human.f2&to=H0202',
  '?fleet=human.f2&via=H0201',
  '?system=H0002',
  '?show=after',
];

describe.skipIf(browser === undefined)('the order map in a browser', () => {
  let site: SiteInBrowser;
  let page: Page;

  const enter = async (visitor: Page): Promise<void> => {
    await visitor.goto(site.linkOf('Human Commonwealth'));
    await visitor.click('section[aria-labelledby="way-link"] button');
    await visitor.waitForURL(/empires\/human/);
  };
  const open = (path: string) => page.goto(site.address + MAP + path);
  const chosen = () => page.locator('#chosen-title');
  /** Sets a mark on the window. A page that was loaded again has lost it. */
  const mark = () => page.evaluate('window.isSamePage = true');
  const isSamePage = () => page.evaluate<boolean>('window.isSamePage === true');

  beforeAll(async () => {
    site = await siteInBrowser(browser!, { viewport: DESKTOP });
    page = site.page;
    await enter(page);
  });
  afterAll(async () => {
    expect(await site.end()).toEqual([]);
  });

  test('a fleet is sent by three clicks without loading the page again', async () => {
    await open('');
    await mark();
    await page.click('.map a:has(title:has-text("Sirius Squadron"))');
    await page.locator('#chosen-title:has-text("Sirius Squadron")').waitFor();
    expect(await page.evaluate('document.activeElement.id')).toBe('chosen');
    await page.click('#map-H0201');
    await page.click('button:has-text("Order: move Sirius Squadron to Lalande 21185")');
    await page.locator('.flash :text("The move is in your draft.")').waitFor();
    expect(await page.locator('.map .way-ordered title').first().textContent()).toBe(
      'Sirius Squadron',
    );
    expect(await isSamePage()).toBe(true);
    await page.click('a:has-text("After these orders")');
    await page.locator('.map .to-come').waitFor();
    expect(await page.textContent('.order-map-side')).toContain('Then at Lalande 21185');
  });

  test('back and Escape undo a choice, and a line of the list points at its system', async () => {
    await open('');
    await mark();
    await page.click('.order-map-list a:has-text("Home Fleet")');
    await chosen().waitFor();
    await page.hover('.order-map-goals a:has-text("Sol")');
    expect(await page.getAttribute('#map-H0002', 'class')).toContain('pointed-at');
    await page.click('.order-map-goals a:has-text("Sol")');
    await page.locator('h3:has-text("To Sol")').waitFor();
    await page.goBack();
    await page.locator('h3:has-text("To Sol")').waitFor({ state: 'detached' });
    expect(await chosen().textContent()).toBe('Home Fleet');
    await page.keyboard.press('Escape');
    await chosen().waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    expect(await isSamePage()).toBe(true);
  });

  test('zooming in lasts while fleets and systems are chosen', async () => {
    await open('');
    await page.click('button[aria-label="Zoom in"]');
    await page.click('.order-map-list a:has-text("Home Fleet")');
    await chosen().waitFor();
    expect(await page.getAttribute('.map svg', 'class')).toContain('is-zoomed');
    expect(await page.locator('.map-tools').count()).toBe(1);
  });

  test('everything can be done by keyboard alone', async () => {
    await open('');
    await page.focus('.order-map-list a:has-text("Sol Trade")');
    await page.keyboard.press('Enter');
    await page.locator('#chosen-title:has-text("Sol Trade")').waitFor();
    const focused = () => page.evaluate<string>('document.activeElement.textContent.trim()');
    for (let at = 0; at < 30 && (await focused()) !== "Barnard's Star"; at += 1) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.locator('h3:has-text("To Barnard")').waitFor();
    for (let at = 0; at < 30 && !(await focused()).startsWith('Order: move'); at += 1) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.locator('.flash :text("The move is in your draft.")').waitFor();
    expect(await page.textContent('#chosen')).toContain("Ordered to Barnard's Star");
  });

  test('the same works without scripts, on a phone', async () => {
    const plain = await browser!.newPage({ javaScriptEnabled: false, viewport: PHONE });
    await enter(plain);
    await plain.goto(site.address + MAP);
    await plain.click('.order-map-list a:has-text("Home Fleet")');
    await plain.click('.order-map-goals a:has-text("Wolf 359")');
    await plain.click('button:has-text("move Home Fleet to Wolf 359")');
    expect(await plain.textContent('.flash')).toContain('The move is in your draft.');
    await plain.click('button:has-text("Keep Home Fleet in place")');
    expect(await plain.textContent('.flash')).toContain('The fleet stays');
    await plain.click('.order-map-goals a:text-is("Sol")');
    await plain.click('a:has-text("Go by way of Sol")');
    expect(await plain.textContent('#chosen')).toContain('In reach this turn from Sol');
    await plain.click('.order-map-goals a >> nth=0');
    await plain.click('a:has-text("Remove Sol from the path")');
    expect(await plain.textContent('#chosen')).toContain('In reach this turn');
    await plain.context().close();
  });

  test('on a phone nothing scrolls sideways but the map, and links are large enough for a finger', async () => {
    await page.setViewportSize(PHONE);
    for (const look of LOOKS) {
      await open(look);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
      const small = await page.evaluate(
        "[...document.querySelectorAll('.order-map-list > li > a, .order-map button')].filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => one.textContent)",
      );
      expect(small).toEqual([]);
    }
    await page.setViewportSize(DESKTOP);
  });

  test('on a phone the map shows what is chosen, however wide it is', async () => {
    await page.setViewportSize(PHONE);
    const seen = (): Promise<boolean> =>
      page.evaluate(`(() => {
        const box = document.querySelector('.map-canvas').getBoundingClientRect();
        const ring = document.querySelector('.ring-here').getBoundingClientRect();
        return ring.left >= box.left && ring.right <= box.right;
      })()`);
    for (const fleet of ['human.f1', 'human.f2', 'human.f3']) {
      await open(`?fleet=${fleet}`);
      expect(await seen()).toBe(true);
    }
    await page.setViewportSize(DESKTOP);
  });

  test('nothing hinders a reader, in the dark neither', async () => {
    const found: string[] = [];
    for (const look of LOOKS) {
      await open(look);
      for (const fold of await page.$$('details:not([open]) > summary')) await fold.click();
      const faults = await hindrancesOf(page, [BY_DAY, IN_THE_DARK]);
      found.push(...faults.map((fault) => `${look} ${fault}`));
    }
    expect(found).toEqual([]);
  }, 240_000);
});
