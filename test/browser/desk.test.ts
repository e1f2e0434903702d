import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PHASE_WORDS } from '#http/words/phases';
import { PHASE_IDS } from '#model/campaign/phase-ids';
import { browserOrSkip, sitDown } from '#test/support/browser';
import { type SiteInBrowser, siteInBrowser } from '#test/support/site-in-browser';
import { BY_DAY, IN_THE_DARK, type Look, ON_A_PHONE, hindrancesOf } from './sound-pages.ts';

const browser = await browserOrSkip();

const ordersOf = (turn: number, empire: string): string =>
  readFileSync(
    new URL(
      `../../scenarios/first-contact/orders/turn-0${String(turn)}.${empire}.txt`,
      import.meta.url,
    ),
    'utf8',
  );

const MODERATOR = '/campaigns/first-contact/moderator';
const HUMAN = '/campaigns/first-contact/empires/human';
const LORAN = '/campaigns/first-contact/empires/loran';

const PLAYER_PAGES = ['/', '/sheet', '/map', '/orders', '/questions', '/reports'].map(
  (path) => HUMAN + path,
);
const MODERATOR_PAGES = [
  ...['/', '/events/turn/1', '/truth', '/undo/1', '/roster', '/graphs'],
  ...['/galaxy?system=H0002&layer=values', '/galaxy?as=human', '/galaxy/systems/H0002'],
].map((path) => MODERATOR + path);
/** In the page: as if all its folds had been clicked. */
const OPEN_FOLDS = "for (const one of document.querySelectorAll('details')) one.open = true";
const PAGES = ['/', '/rules', '/nowhere', ...PLAYER_PAGES, ...MODERATOR_PAGES];

describe.skipIf(browser === undefined)('the desk in a browser', () => {
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

  test('on a phone the figures of two empires need no scrolling sideways', async () => {
    await open(`${MODERATOR}/graphs`);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(OPEN_FOLDS);
    const wide = `[...document.querySelectorAll('.charts .table-scroll')].map((one) => one.scrollWidth - one.clientWidth)`;
    const over = await page.evaluate<readonly number[]>(wide);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(over.length).toBeGreaterThan(3);
    expect(new Set(over)).toEqual(new Set([0]));
  });

  test('on a phone the head of a page is small, and the link of the page is seen in it', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const head = `(() => {
      const { left, right } = document.querySelector('.site-nav [aria-current]').getBoundingClientRect();
      const { height } = document.querySelector('.site-header').getBoundingClientRect();
      return { height, isSeen: left >= 0 && right <= innerWidth };
    })()`;
    for (const path of [`${HUMAN}/`, `${HUMAN}/reports`, `${MODERATOR}/galaxy`]) {
      await open(path);
      const { height, isSeen } = await page.evaluate<{ height: number; isSeen: boolean }>(head);
      expect(height).toBeLessThanOrEqual(120);
      expect(isSeen).toBe(true);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  test('a player writes an order by form and sees its verdict', async () => {
    await open(`${HUMAN}/orders`);
    await page.click('summary:has-text("Move a fleet")');
    await page.selectOption('#MoveFleet-fleet', { label: 'Sirius Squadron at Sirius' });
    await page.selectOption('#MoveFleet-to', { label: 'Lalande 21185' });
    await page.click('button:has-text("Add: Move a fleet")');
    const first = page.locator('.order-list > li').first();
    await expect(first.textContent()).resolves.toMatch(/Sirius Squadron to Lalande 21185.*Fine/s);
  });

  test('a player writes a whole sheet as text and is told of mistakes while typing', async () => {
    await open(`${HUMAN}/orders`);
    await page.fill('#orders-text', `${ordersOf(1, 'human')}\nbuld 2 Sparta\n`);
    await page.locator('#verdicts-of-text :text("Not understood")').waitFor();
    await page.fill('#orders-text', ordersOf(1, 'human'));
    await page.locator('#verdicts-of-text :text("Not understood")').waitFor({ state: 'detached' });
    await page.click('button:has-text("Replace the draft")');
    await page.click('button:has-text("Submit orders")');
    await page.locator('.page-head :text("submitted")').waitFor();
    expect(await page.locator('.order-list > li').count()).toBe(4);
  });

  test('the same works without scripts', async () => {
    const plain = await browser!.newPage({ javaScriptEnabled: false });
    site.watch(plain);
    await sitDown(plain, site.linkOf('Loran Imperium'));
    await plain.goto(`${site.address}${LORAN}/orders`);
    await plain.fill('#orders-text', ordersOf(1, 'loran'));
    await plain.click('button:has-text("Replace the draft")');
    await plain.click('button:has-text("Submit orders")');
    expect(await plain.textContent('.page-head')).toContain('submitted');
    await plain.context().close();
  });

  test('the moderator steps through the turn, and the next sheet and report are issued', async () => {
    await open(`${MODERATOR}/`);
    for (const phase of PHASE_IDS.slice(1).map((id) => PHASE_WORDS[id])) {
      await page.click(`button:has-text("Step: ${phase} Phase")`);
      await page.locator('.flash :text("The phase has run.")').waitFor();
    }
    await page.click('button:has-text("Issue the reports")');
    await page.locator('h1:has-text("Turn 2")').waitFor();
    await open(`${HUMAN}/sheet`);
    expect(await page.textContent('.document-head')).toContain('turn 2 (3000.02)');
    await page.click('a:has-text("Read the turn report")');
    await page.waitForURL(/\/reports\/2\/1\/report$/);
    expect(await page.textContent('main')).toContain(
      'Sirius Squadron moved from Sirius to Lalande 21185',
    );
  });

  test('a system of the map leads to its row in the sheet', async () => {
    await open(`${HUMAN}/map`);
    await page.click('button[aria-label="Zoom in"]');
    await page.click('button[aria-label="Show all"]');
    await page.click('.map a:has-text("Sol")');
    await page.waitForURL(/\/sheet#system-/);
    const target = await page.evaluate<string>("document.querySelector(':target').textContent");
    expect(target).toContain('Sol');
  });

  test('the theme changes at once and stays', async () => {
    await open(`${HUMAN}/orders`);
    await page.fill('#orders-text', 'not lost');
    const kept = page.waitForResponse((response) => response.url().endsWith('/theme'));
    await page.click('button[value=dark]');
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
    expect(await page.inputValue('#orders-text')).toBe('not lost');
    await kept;
    await open('/');
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
    await page.click('button[value=auto]');
    expect(await page.getAttribute('html', 'data-theme')).toBeNull();
  });

  test('nothing hinders a reader, in the dark neither, and no page scrolls sideways on a phone', async () => {
    const narrow: Look = { ...ON_A_PHONE, size: { width: 360, height: 740 }, rules: null };
    const found: string[] = [];
    for (const path of PAGES) {
      await open(path);
      await page.evaluate(OPEN_FOLDS);
      const faults = await hindrancesOf(page, [BY_DAY, IN_THE_DARK, narrow]);
      found.push(...faults.map((fault) => `${path} ${fault}`));
    }
    expect(found).toEqual([]);
  });

  test('everything on the page of orders can be reached by the keyboard', async () => {
    await open(`${HUMAN}/orders`);
    await page.keyboard.press('Tab');
    expect(await page.evaluate<string>('document.activeElement.textContent')).toBe(
      'Skip to the content',
    );
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inside = await page.evaluate<boolean>("document.activeElement.closest('main') !== null");
    expect(inside).toBe(true);
  });
});
