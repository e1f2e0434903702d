import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip, sitDown } from '#test/support/browser';
import { type SiteInBrowser, siteInBrowser } from '#test/support/site-in-browser';
import { BY_DAY, DESKTOP, hindrancesOf, IN_THE_DARK, ON_A_PHONE, PHONE } from './sound-pages.ts';

const browser = await browserOrSkip();

const HUMAN = '/campaigns/first-contact/empires/human';
const MAP = `${HUMAN}/orders/map`;

describe.skipIf(browser === undefined)('a first turn', () => {
  let site: SiteInBrowser;
  let page: Page;

  const enter = (visitor: Page, who: string): Promise<void> => sitDown(visitor, site.linkOf(who));
  const nextIs = (label: string) => page.locator(`#guide p strong:text-is("${label}.")`).waitFor();
  const tap = (what: string) => page.locator(what).first().tap();

  beforeAll(async () => {
    site = await siteInBrowser(browser!, { viewport: PHONE, hasTouch: true, isMobile: true });
    page = site.page;
    await enter(page, 'Human Commonwealth');
  });
  afterAll(async () => {
    expect(await site.end()).toEqual([]);
  });

  test('is played by touch, from the guide’s first step to Submit, without loading the page again', async () => {
    // The link leads to the desk, where the guide waits.
    expect(new URL(page.url()).pathname).toBe(MAP);
    await page.evaluate('window.isSamePage = true');
    await nextIs('Look at your home');
    await tap('#guide a:has-text("Go to Sol")');
    await page.locator('#chosen-title:has-text("Sol")').waitFor();
    await nextIs('Build something');
    await tap('#guide a:has-text("Choose what to build")');
    await page.selectOption('#form select[name="design"]', { label: 'Apollo (CA): 8 EP' });
    await tap('#form button:has-text("Add: Build units")');
    await nextIs('Send a fleet to explore');
    // What comes next is in sight, however far below it the order was given.
    const box = await page.locator('#guide').boundingBox();
    expect(box!.y).toBeGreaterThanOrEqual(0);
    expect(box!.y).toBeLessThan(PHONE.height / 2);
    await tap('#guide a:has-text("Choose Sirius Squadron")');
    await page.locator('#chosen-title:has-text("Sirius Squadron")').waitFor();
    await tap('.order-map-goals a:has-text("Sol")');
    await tap('button:has-text("Order: move Sirius Squadron to Sol")');
    // It will guard the home.
    await nextIs('Invest in research');
    await tap('#guide button:has-text("Skip")');
    await nextIs('Submit your orders');
    await tap('#guide summary');
    expect(await page.locator('.tutorial-steps .is-done').count()).toBe(5);
    expect(await page.locator('.tutorial-steps .is-skipped').innerText()).toContain('left out');
    await tap('#guide button:has-text("Submit orders")');
    await page.locator('#guide :text("That is a whole turn.")').waitFor();
    await page.locator('.desk-bar :text("submitted")').waitFor();
    expect(await page.evaluate('window.isSamePage === true')).toBe(true);
  });

  test('a word is explained by a tap, and another tap puts it away', async () => {
    await page.goto(`${site.address}${MAP}?system=H0002`);
    const card = page.locator('.term-card');
    await tap('#chosen a.term:text-is("RAW")');
    await card.waitFor();
    expect(await card.innerText()).toContain('What each used point of Productivity earns');
    const shown = (await card.boundingBox())!;
    expect(shown.x + shown.width).toBeLessThanOrEqual(PHONE.width);
    expect(new URL(page.url()).pathname).toBe(MAP);
    await tap('#chosen a.term:text-is("RAW")');
    await card.waitFor({ state: 'hidden' });
    await tap('#chosen a.term:text-is("Census")');
    await tap('.term-card a');
    await page.waitForURL(/\/glossary#census$/);
  });

  test('a word is explained by pointer and by key, Escape puts only that away, and without scripts it is a link', async () => {
    const desk = await browser!.newPage({ viewport: DESKTOP });
    site.watch(desk);
    await enter(desk, 'Human Commonwealth');
    await desk.goto(`${site.address}${MAP}?system=H0002`);
    const card = desk.locator('.term-card');
    await desk.hover('#chosen a.term:text-is("Morale")');
    await card.waitFor();
    await desk.hover('.term-card');
    expect(await card.isVisible()).toBe(true);
    await desk.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
    // What is chosen stays chosen.
    expect(await desk.locator('#chosen-title').innerText()).toBe('Sol');
    await desk.focus('#chosen a:has-text("Measure from here")');
    await desk.keyboard.press('Tab');
    await card.waitFor();
    const described = await desk.evaluate<string>(
      "document.getElementById(document.activeElement.getAttribute('aria-describedby')).textContent",
    );
    expect(await card.innerText()).toContain(described);
    expect(await hindrancesOf(desk, [BY_DAY, IN_THE_DARK])).toEqual([]);
    await desk.keyboard.press('Enter');
    await desk.waitForURL(/\/glossary#census$/);
    await desk.context().close();
    const plain = await browser!.newPage({ viewport: PHONE, javaScriptEnabled: false });
    await enter(plain, 'Human Commonwealth');
    await plain.goto(`${site.address}${MAP}?system=H0002`);
    await plain.click('#chosen a.term:text-is("Capacity")');
    expect(plain.url()).toContain('/glossary#capacity');
    await plain.context().close();
  });

  test('nothing hinders a reader of the guide, of Help and of what it leads to', async () => {
    const other = await browser!.newPage({ viewport: DESKTOP });
    site.watch(other);
    await enter(other, 'Loran Imperium');
    const base = HUMAN.replace('human', 'loran');
    const found: string[] = [];
    const pages = [`${base}/orders/map`, `${base}/`, `${base}/help`, '/glossary', '/not-yet'];
    for (const path of pages) {
      await other.goto(site.address + path);
      for (const fold of await other.$$('details:not([open]) > summary')) await fold.click();
      const faults = await hindrancesOf(other, [BY_DAY, IN_THE_DARK, ON_A_PHONE]);
      found.push(...faults.map((fault) => `${path} ${fault}`));
    }
    expect(found).toEqual([]);
    await other.context().close();
  });

  test('the guide goes and comes without scripts', async () => {
    const plain = await browser!.newPage({ viewport: PHONE, javaScriptEnabled: false });
    await enter(plain, 'Loran Imperium');
    const base = site.address + HUMAN.replace('human', 'loran');
    await plain.goto(`${base}/orders/map`);
    await plain.click('#guide button:has-text("Skip")');
    expect(await plain.locator('#guide p strong').first().innerText()).toBe('Build something.');
    await plain.click('#guide button:has-text("Close")');
    expect(await plain.locator('#guide').count()).toBe(0);
    await plain.click('nav a:text-is("Help")');
    await plain.click('button:has-text("Show it: Your first turn")');
    expect(await plain.locator('#guide').count()).toBe(1);
    await plain.context().close();
  });
});
