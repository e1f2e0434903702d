import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip, sitDown } from '#test/support/browser';
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
  '?system=H0002&form=BuildUnits',
  '?say=build%20apollo',
];

describe.skipIf(browser === undefined)('the order map in a browser', () => {
  let site: SiteInBrowser;
  let page: Page;

  const enter = (visitor: Page): Promise<void> =>
    sitDown(visitor, site.linkOf('Human Commonwealth'));
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

  test('what is chosen stays chosen while the player searches, also an empire', async () => {
    await open('?empire=loran');
    await page.fill('#say', 'build apollo sol');
    const look = page.locator('#said form input[name="look"]').first();
    await look.waitFor({ state: 'attached' });
    // An order that the search offers comes back to it.
    await expect(look.getAttribute('value')).resolves.toContain('empire=loran');
    await expect(chosen().innerText()).resolves.toContain('Loran Imperium');
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
    expect(await page.textContent('.desk-outline')).toContain('Then at Lalande 21185');
  });

  test('back and Escape undo a choice, and a line of the list points at its system', async () => {
    await open('');
    await mark();
    await page.click('.desk-outline a:has-text("Home Fleet")');
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

  test('grid and lanes stay on the map while things are chosen and ordered', async () => {
    await open('');
    const lanes = () => page.locator('.map .lane').count();
    const before = await lanes();
    await page.click('.desk-outline a:has-text("Home Fleet")');
    await chosen().waitFor();
    expect(before).toBeGreaterThan(10);
    expect(await lanes()).toBe(before);
    await page.click('.map a:has(title:has-text("Sirius Squadron"))');
    await page.locator('#chosen-title:has-text("Sirius Squadron")').waitFor();
    expect(await lanes()).toBe(before);
  });

  test('on paper the fleets and systems are listed, without boxes and buttons', async () => {
    await open('');
    await page.emulateMedia({ media: 'print' });
    const isShown = (what: string) => page.locator(`.desk-outline ${what}`).first().isVisible();
    expect(await isShown('a:has-text("Home Fleet")')).toBe(true);
    expect(await isShown('a:has-text("Sirius"):not(:has-text("Squadron"))')).toBe(true);
    expect(await isShown('input[type="checkbox"]')).toBe(false);
    expect(await isShown('button')).toBe(false);
    // No heading is left alone at the end of a page.
    const list = 'getComputedStyle(document.querySelector(".desk-outline > details")).breakInside';
    expect(await page.evaluate(list)).toBe('avoid');
    await page.emulateMedia({ media: 'screen' });
  });

  test('ticked fleets get the same orders at once, without loading the page again', async () => {
    await open('');
    await mark();
    await page.check('.desk-outline input[aria-label="Tick Home Fleet"]');
    await page.check('.desk-outline input[aria-label="Tick Sirius Squadron"]');
    await page.click('button:has-text("Orders for the ticked fleets")');
    await page.locator('#chosen-title:has-text("2 fleets")').waitFor();
    await page.click('#chosen summary:has-text("Give a fleet a route")');
    await page.selectOption('#chosen select[name="system"]', 'H0202');
    await page.click('button:has-text("Give a fleet a route, for all of them")');
    await page.locator('.flash').waitFor();
    await expect(page.locator('#sheet .order-list li').count()).resolves.toBeGreaterThan(1);
    expect(await isSamePage()).toBe(true);
    expect(await page.isChecked('.desk-outline input[aria-label="Tick Home Fleet"]')).toBe(true);
  });

  test('zooming in lasts while fleets and systems are chosen', async () => {
    await open('');
    await page.click('button[aria-label="Zoom in"]');
    await page.click('.desk-outline a:has-text("Home Fleet")');
    await chosen().waitFor();
    expect(await page.getAttribute('.map svg', 'class')).toContain('is-zoomed');
    expect(await page.locator('.map-tools').count()).toBe(1);
  });

  test('the map takes the whole window, with what is chosen beside it, until it is given back', async () => {
    await open('');
    const wide = page.getByRole('button', { name: 'Full window' });
    const width = async (): Promise<number> =>
      (await page.locator('.desk-map').boundingBox())!.width;
    const before = await width();
    await wide.click();
    expect(await width()).toBeGreaterThan(DESKTOP.width * 0.9);
    expect(await page.locator('.desk-sheet').isVisible()).toBe(false);
    await page.click('.map a:has(title:has-text("Sirius Squadron"))');
    await page.locator('#chosen-title:has-text("Sirius Squadron")').waitFor();
    expect(await wide.getAttribute('aria-pressed')).toBe('true');
    expect(await width()).toBeLessThan(DESKTOP.width * 0.8);
    expect(await hindrancesOf(page, [BY_DAY, IN_THE_DARK])).toEqual([]);
    await wide.click();
    expect(await width()).toBe(before);
  });

  test('everything can be done by keyboard alone', async () => {
    await open('');
    await page.focus('.desk-outline a:has-text("Sol Trade")');
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

  /** Clicks until the page says so in the sheet of orders. */
  const sheetSays = (words: string) =>
    page.locator(`.desk-sheet .order-list :text("${words}")`).first().waitFor();

  test('a unit is built by twelve keys, and the orders are submitted by one more', async () => {
    await open('');
    await mark();
    const keys = ['/', 'b', ' ', 'a', 'p', ' ', 's', 'o', 'Enter'];
    for (const key of keys) await page.keyboard.press(key === ' ' ? 'Space' : key);
    await sheetSays('Build 1 Apollo');
    expect(keys.length).toBeLessThanOrEqual(12);
    await page.keyboard.press('Control+Enter');
    await page.locator('.desk-bar :text("submitted")').waitFor();
    expect(await isSamePage()).toBe(true);
  });

  test('seven orders are given in fifteen clicks, and the page is never loaded again', async () => {
    await open('');
    const orders = page.locator('.desk-sheet .order-list > li');
    for (let left = await orders.count(); left > 0; left -= 1) {
      await page.click('.desk-sheet button:has-text("Remove") >> nth=0');
      await orders.nth(left - 1).waitFor({ state: 'detached' });
    }
    await mark();
    let clicks = 0;
    const click = async (what: string): Promise<void> => {
      clicks += 1;
      await page.click(what);
    };
    for (const [fleet, goal, name] of [
      ['Sirius Squadron', 'H0201', 'Lalande 21185'],
      ['Home Fleet', 'H0202', 'Wolf 359'],
    ]) {
      await click(`.map a:has(title:has-text("${fleet}"))`);
      await page.locator(`#chosen-title:has-text("${fleet}")`).waitFor();
      await click(`#map-${goal}`);
      await click(`button:has-text("Order: move ${fleet} to ${name}")`);
      await sheetSays(`Move ${fleet}`);
    }
    await click('.desk-outline a[data-mark="map-H0002"]');
    await click('.desk-verbs button:has-text("+ Sparta")');
    await sheetSays('Build 1 Sparta');
    await click('.desk-verbs button:has-text("+ Convoy")');
    await sheetSays('Build 1 Convoy');
    await click('.desk-verbs button:has-text("Raise Productivity here")');
    await sheetSays('Productivity');
    await click('.desk-verbs button:has-text("Raise Intel here")');
    await sheetSays('Intel');
    await click('.desk-outline a:has-text("Sirius Squadron")');
    await click('.desk-verbs a:has-text("Standing orders")');
    await page.selectOption('#SetStanding-doctrine', 'cautious');
    clicks += 1;
    await click('#form button:has-text("Add:")');
    await orders.nth(6).waitFor();
    expect(await orders.count()).toBe(7);
    expect(clicks).toBeLessThanOrEqual(15);
    expect(await isSamePage()).toBe(true);
  });

  test('the same works without scripts, on a phone', async () => {
    const plain = await browser!.newPage({ javaScriptEnabled: false, viewport: PHONE });
    await enter(plain);
    await plain.goto(site.address + MAP);
    await plain.click('.desk-outline a:has-text("Home Fleet")');
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
        "[...document.querySelectorAll('.order-map-list > li > a, .desk-verbs a, .desk-verbs button, .map-tools button, #said [data-offer]')].filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.5).map((one) => one.textContent)",
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
  });
});
