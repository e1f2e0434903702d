import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip, sitDown } from '#test/support/browser';
import { type SiteInBrowser, siteInBrowser } from '#test/support/site-in-browser';

const browser = await browserOrSkip();

const HUMAN = '/campaigns/first-contact/empires/human';
const DESK = `${HUMAN}/orders/map`;

/** What the keyboard stops at on the map. */
const STOPS = `[...document.querySelectorAll('.map svg a, .map-canvas')].filter((one) => one.tabIndex >= 0).length`;
const FOCUSED = `document.activeElement.querySelector('title')?.textContent.split(':')[0] ?? document.activeElement.id`;
/** All of what has the focus lies within what is seen of the map. */
const IN_SIGHT = `(() => {
  const mark = document.activeElement.querySelector(':scope > circle').getBoundingClientRect();
  const room = document.querySelector('.map-canvas').getBoundingClientRect();
  return mark.left >= room.left && mark.right <= room.right && mark.top >= room.top && mark.bottom <= room.bottom;
})()`;

describe.skipIf(browser === undefined)('the map by keyboard', () => {
  let site: SiteInBrowser;
  let page: Page;

  const open = (path: string) => page.goto(site.address + path);
  const focused = () => page.evaluate<string>(FOCUSED);
  const press = async (...keys: readonly string[]): Promise<string> => {
    for (const key of keys) await page.keyboard.press(key);
    return focused();
  };
  const focusMap = () => page.locator('.map a[tabindex="0"]').focus();

  beforeAll(async () => {
    site = await siteInBrowser(browser!, { viewport: { width: 1280, height: 800 } });
    page = site.page;
    await sitDown(page, site.linkOf('Human Commonwealth'));
  });
  afterAll(async () => {
    expect(await site.end()).toEqual([]);
  });

  test('a map is one stop, at what is chosen or where the player has a fleet', async () => {
    for (const [path, system] of [
      [DESK, 'Alpha Centauri'],
      [`${DESK}?system=H0200`, 'Procyon'],
      [`${HUMAN}/map`, 'Alpha Centauri'],
      [`${HUMAN}/sheet`, 'Alpha Centauri'],
    ] as const) {
      await open(path);
      expect(await page.evaluate(STOPS)).toBe(1);
      await focusMap();
      expect(await focused()).toBe(system);
    }
  });

  test('arrows go to the nearest system in their direction, and back', async () => {
    await open(DESK);
    await focusMap();
    expect(await press('ArrowRight')).toBe('Wolf 359');
    expect(await press('ArrowLeft', 'ArrowLeft')).toBe('Sol');
    expect(await press('ArrowUp')).toBe('Sirius');
    expect(await press('ArrowUp')).toBe('Procyon');
    expect(await press('ArrowDown', 'ArrowDown')).toBe('Wolf 359');
    expect(await press('ArrowDown')).toBe('Struve 2398');
    expect(await press('Home')).toBe('Procyon');
    expect(await press('End')).toBe('61 Cygni');
    expect(await press('ArrowDown')).toBe('61 Cygni');
    expect(await page.locator('.map-keys').isVisible()).toBe(true);
  });

  test('Enter chooses the system, and the map is left at it', async () => {
    await open(DESK);
    await focusMap();
    const next = await press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.locator(`#chosen-title:has-text("${next}")`).waitFor();
    expect(await focused()).toBe('chosen');
    expect(await page.evaluate(STOPS)).toBe(1);
    await focusMap();
    expect(await focused()).toBe(next);
  });

  test('from the top of the desk ten keys choose a system beside the first', async () => {
    await open(DESK);
    let keys = 0;
    const isAt = `document.activeElement.textContent.trim() === 'Map'`;
    while (!(await page.evaluate<boolean>(isAt)) && keys < 9) {
      await page.keyboard.press('Tab');
      keys += 1;
    }
    expect(await press('Enter')).toBe('Alpha Centauri');
    expect(await press('ArrowRight')).toBe('Wolf 359');
    await page.keyboard.press('Enter');
    await page.locator('#chosen-title:has-text("Wolf 359")').waitFor();
    expect(keys + 3).toBeLessThanOrEqual(10);
  });

  test('what has the focus is seen and named, also on a map that is zoomed', async () => {
    await open(DESK);
    for (let step = 0; step < 5; step += 1) await page.click('button[aria-label="Zoom in"]');
    await focusMap();
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowUp', 'ArrowUp']) {
      const name = await press(key);
      expect([key, name, await page.evaluate(IN_SIGHT)]).toEqual([key, name, true]);
      expect(await page.locator('.map a:focus .system-name').isVisible()).toBe(true);
    }
    const heard = await page.locator('.map a:focus').ariaSnapshot();
    expect(heard).toContain(await focused());
  });

  test('without scripts each system can be reached', async () => {
    const plain = await browser!.newPage({ javaScriptEnabled: false });
    site.watch(plain);
    await sitDown(plain, site.linkOf('Human Commonwealth'));
    await plain.goto(site.address + DESK);
    expect(await plain.locator('.map a.system[tabindex]').count()).toBe(0);
    await plain.locator('.map a.system:has-text("Procyon")').press('Enter');
    await plain.locator('#chosen-title:has-text("Procyon")').waitFor();
    await plain.context().close();
  });
});
