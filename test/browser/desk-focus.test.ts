import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip, sitDown } from '#test/support/browser';
import { type SiteInBrowser, siteInBrowser } from '#test/support/site-in-browser';
import { PHONE } from './sound-pages.ts';

const browser = await browserOrSkip();

const MAP = '/campaigns/first-contact/empires/human/orders/map';
/** A small laptop: the columns of the desk are short. */
const LAPTOP = { width: 1280, height: 800 };

describe.skipIf(browser === undefined)('the desk after an order, for hands and ears', () => {
  let site: SiteInBrowser;
  let page: Page;

  const open = (path: string) => page.goto(site.address + MAP + path);
  const focused = () =>
    page.evaluate<string>(
      "document.activeElement.getAttribute('aria-label') ?? document.activeElement.id",
    );
  const said = (text: string) => page.locator(`[data-voice]:has-text("${text}")`);
  /** Nothing covers or cuts off its middle. */
  const isInSight = async (what: string): Promise<boolean> => {
    const one = page.locator(what).first();
    const { x, y, width, height } = (await one.boundingBox())!;
    const point = `${String(x + width / 2)}, ${String(y + height / 2)}`;
    const there = await page.evaluate<string | undefined>(
      `document.elementFromPoint(${point})?.closest('button, .flash, nav')?.textContent`,
    );
    return there === (await one.textContent());
  };

  beforeAll(async () => {
    site = await siteInBrowser(browser!, { viewport: LAPTOP });
    page = site.page;
    await sitDown(page, site.linkOf('Human Commonwealth'));
  });
  afterAll(async () => {
    expect(await site.end()).toEqual([]);
  });

  /** How often Tab is pressed until the focus is on a link or button of this name. */
  const tabsTo = async (name: string): Promise<number> => {
    const named = `document.activeElement.textContent.trim() === ${JSON.stringify(name)}`;
    for (let tabs = 1; tabs <= 40; tabs += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate<boolean>(named)) return tabs;
    }
    return Infinity;
  };

  test('few keys lead from the top to the lists, the map, what is chosen, the orders and Submit', async () => {
    await open('');
    expect(await tabsTo('Lists')).toBeLessThanOrEqual(3);
    await page.keyboard.press('Enter');
    expect(await tabsTo('Home Fleet')).toBeLessThanOrEqual(5);
    expect(await isInSight('.site-nav')).toBe(true);
    for (const [part, first] of [
      ['Chosen', 'Alpha Centauri'],
      ['Orders', 'Ask for a proposal'],
    ] as const) {
      await open('?fleet=human.f2');
      expect(await tabsTo(part)).toBeLessThanOrEqual(6);
      await page.keyboard.press('Enter');
      expect(await tabsTo(first)).toBeLessThan(3);
      expect(await isInSight('.site-nav')).toBe(true);
    }
    await open('');
    expect(await tabsTo('Submit')).toBeLessThanOrEqual(6);
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('submit');
  });

  test('the row of parts and the link to the content cover nothing while they have the focus', async () => {
    const covered = `(() => {
      const over = document.activeElement.closest('nav, .skip-link').getBoundingClientRect();
      return [...document.querySelectorAll('.site-header a, .desk-bar :is(h1, a, button)')]
        .filter((one) => !one.contains(document.activeElement))
        .map((one) => [one.textContent, one.getBoundingClientRect()])
        .filter(([, { left, right, top, bottom }]) =>
          left < over.right && right > over.left && top < over.bottom && bottom > over.top)
        .map(([text]) => text);
    })()`;
    await open('');
    for (const name of ['Skip to the content', 'Lists']) {
      expect(await tabsTo(name)).toBeLessThan(4);
      expect(await page.evaluate<readonly string[]>(covered)).toEqual([]);
    }
  });

  test('only parts that are there can be jumped to, also after a choice', async () => {
    const parts = () => page.locator('nav[aria-label="Parts of the desk"] a').allTextContents();
    await open('');
    expect(await parts()).toEqual(['Guide', 'Lists', 'Map', 'Orders', 'Submit']);
    await page.click('.desk-outline a:has-text("Home Fleet")');
    await page.locator('#chosen-title').waitFor();
    expect(await parts()).toEqual(['Guide', 'Lists', 'Chosen', 'Map', 'Orders', 'Submit']);
  });

  test('an order can be given without looking for its button', async () => {
    // The guide through the first turn leaves little room below it.
    await open('?fleet=human.f2&to=H0200');
    expect(await isInSight('button:has-text("Order: move Sirius Squadron to Procyon")')).toBe(true);
    await open('?system=H0002&form=BuildUnits');
    expect(await isInSight('button:has-text("Add: Build units")')).toBe(true);
  });

  test('what was done, its verdict and what is left of the treasury are said aloud', async () => {
    await open('?system=H0002&form=BuildUnits');
    await page.selectOption('#form select[name="design"]', { label: 'Apollo (CA): 8 EP' });
    await page.click('button:has-text("Add: Build units")');
    await said('The order is in your draft.').waitFor({ state: 'attached' });
    const text = await page.locator('[data-voice]').textContent();
    expect(text).toContain('Build 1 Apollo at Sol');
    expect(text).toContain('Fine');
    expect(text).toContain('After these orders 18 EP');
  });

  test('what the guide leads to is shown without moving the head of the page away', async () => {
    await open('');
    await page.click('#guide a:has-text("Choose Sirius Squadron")');
    await page.click('.order-map-goals a:has-text("Procyon")');
    await page.click('#guide a:has-text("See the order")');
    expect(await focused()).toBe('chosen');
    expect(await isInSight('.site-nav')).toBe(true);
    await page.click('button:has-text("Order: move Sirius Squadron to Procyon")');
    await page.locator('.flash :text("The move is in your draft.")').waitFor();
    expect(await isInSight('.flash')).toBe(true);
  });

  test('only what is new is said, with the reason why it is refused', async () => {
    await open('?form=InvestTech');
    await page.fill('#form input[name="points"]', '10');
    await page.keyboard.press('Enter');
    await said('Invest 10 EP in research. Refused:').waitFor({ state: 'attached' });
    const text = await page.locator('[data-voice]').textContent();
    expect(text).toContain('9 points are left to invest');
    expect(text).not.toContain('Procyon');
  });

  test('the map is called a map, and not by its whole legend', async () => {
    await open('');
    const names = await page.locator('#stars').ariaSnapshot();
    expect(names).toContain('figure "Map with its legend"');
    expect(names).not.toMatch(/figure "[^"]*major lane/u);
  });

  test('buttons of an order say which, and leave the focus at the same button', async () => {
    await open('');
    const named = (act: string) => page.locator(`#sheet button[value="${act}"]`);
    expect(await named('remove').first().getAttribute('aria-label')).toBe(
      'Remove order 1: Build 1 Apollo at Sol by the shipyard, paid in full',
    );
    await named('down').first().focus();
    await page.keyboard.press('Enter');
    await said('Your draft is changed.').waitFor({ state: 'attached' });
    expect(await focused()).toBe(
      'Move order 2 down: Build 1 Apollo at Sol by the shipyard, paid in full',
    );
    await named('remove').nth(1).focus();
    await page.keyboard.press('Enter');
    await said('Your draft is changed.').waitFor({ state: 'attached' });
    await page.locator('#sheet .order-list > li').nth(2).waitFor({ state: 'detached' });
    expect(await focused()).toBe('Remove order 2: Invest 10 EP in research');
  });

  test('on a phone the bar leads to each part, also while a fleet is chosen', async () => {
    await page.setViewportSize(PHONE);
    await open('?fleet=human.f1');
    for (const [part, id] of [
      ['Lists', 'fleets-title'],
      ['Map', 'stars'],
      ['Orders', 'sheet'],
      ['Chosen', 'side'],
    ] as const) {
      await page.click(`.page-jumps a:has-text("${part}")`);
      // An answer that came late would lead away again.
      await page.waitForTimeout(300);
      expect(await focused()).toBe(id);
      const top = (await page.locator(`#${id}`).boundingBox())!.y;
      expect(Math.abs(top)).toBeLessThan(80);
    }
    await page.setViewportSize(LAPTOP);
  });

  test('on a phone what is chosen is seen from its head on, and so is the order to a goal on the map', async () => {
    await page.setViewportSize(PHONE);
    const top = async (what: string): Promise<number> =>
      (await page.locator(what).boundingBox())!.y;
    await open('');
    await page.click('.desk-outline a:has-text("Home Fleet")');
    await page.locator('#chosen-title:has-text("Home Fleet")').waitFor();
    await expect.poll(() => top('#chosen-title')).toBeLessThan(100);
    expect(await top('#chosen-title')).toBeGreaterThan(0);
    await page.click('.page-jumps a:has-text("Map")');
    await page.locator('.map a.system:has-text("Wolf 359") .hit').click();
    await page.locator('button:has-text("Order: move Home Fleet to Wolf 359")').waitFor();
    await expect.poll(() => isInSight('button:has-text("Order: move Home Fleet")')).toBe(true);
    await page.click('a:has-text("Rename the fleet")');
    await page.locator('#form-title').waitFor();
    await expect.poll(() => top('#form-title')).toBeLessThan(100);
    await page.setViewportSize(LAPTOP);
  });

  test('on a phone the player sees that the orders are submitted, and no button that does nothing there', async () => {
    await page.setViewportSize(PHONE);
    await open('?fleet=human.f1&form=InvestTech#form');
    await page.click('.page-jumps a:has-text("Submit")');
    await page.click('#submit');
    await said('Your orders are submitted.').waitFor({ state: 'attached' });
    expect(await isInSight('.flash')).toBe(true);
    expect(await page.getByRole('button', { name: 'Full window' }).count()).toBe(0);
    await page.setViewportSize(LAPTOP);
  });

  test('after a change and after submitting, the focus is in the sheet of orders', async () => {
    await open('');
    await page.click('#sheet a[aria-label^="Change order 2"]');
    await page.locator('#form input[name="points"]').fill('9');
    await page.keyboard.press('Enter');
    await said('Invest 9 EP in research').waitFor({ state: 'attached' });
    expect(await focused()).toBe('sheet');
    await page.click('.desk-submit');
    await said('Your orders are submitted.').waitFor({ state: 'attached' });
    expect(await focused()).toBe('sheet');
    expect(await isInSight('.flash')).toBe(true);
  });

  test('what the search asks for is read whole, and the small map covers no name, also on a phone', async () => {
    const cut = `(() => {
      const field = document.querySelector('#say');
      const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
      const pen = document.createElement('canvas').getContext('2d');
      pen.font = fontSize + ' ' + fontFamily;
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return pen.measureText(field.placeholder).width > room;
    })()`;
    for (const size of [LAPTOP, PHONE]) {
      await page.setViewportSize(size);
      await open('');
      expect(await page.evaluate<boolean>(cut)).toBe(false);
    }
    const covered = `(() => {
      document.querySelector('.map-canvas').scrollLeft = 60;
      const over = document.querySelector('.small-map').getBoundingClientRect();
      return [...document.querySelectorAll('.map .system-name')]
        .filter((name) => {
          const { left, right, top, bottom } = name.getBoundingClientRect();
          return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
        })
        .map((name) => name.textContent);
    })()`;
    expect(await page.evaluate<readonly string[]>(covered)).toEqual([]);
    await page.setViewportSize(LAPTOP);
  });

  test('on a phone without a guide the answer to an order is in sight', async () => {
    await page.click('#guide button:has-text("Close")');
    await page.locator('#guide').waitFor({ state: 'detached' });
    await page.setViewportSize(PHONE);
    await open('?form=InvestTech');
    await page.fill('#form input[name="points"]', '1');
    await page.click('button:has-text("Add: Invest in research")');
    await said('Refused:').waitFor({ state: 'attached' });
    expect(await isInSight('.flash-warning')).toBe(true);
  });
});
