import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip, sitDown } from '#test/support/browser';
import { type SiteInBrowser, siteInBrowser } from '#test/support/site-in-browser';

const browser = await browserOrSkip();
const ORDERS = '/campaigns/first-contact/empires/human/orders';

describe.skipIf(browser === undefined)('the page of orders by keyboard', () => {
  let site: SiteInBrowser;
  let page: Page;
  const focused = () =>
    page.evaluate<string>('document.activeElement.id || document.activeElement.textContent.trim()');
  const press = async (...keys: readonly string[]): Promise<string> => {
    for (const key of keys) await page.keyboard.press(key);
    return focused();
  };
  /** Tab until the link to this part of the page has the focus, then Enter. */
  const goTo = async (part: string): Promise<number> => {
    await page.goto(site.address + ORDERS);
    for (let tabs = 1; tabs <= 8; tabs += 1) {
      if ((await press('Tab')) === part) {
        await press('Enter');
        return tabs;
      }
    }
    return Infinity;
  };

  beforeAll(async () => {
    site = await siteInBrowser(browser!, { viewport: { width: 1280, height: 800 } });
    page = site.page;
    await sitDown(page, site.linkOf('Human Commonwealth'));
  });
  afterAll(async () => {
    expect(await site.end()).toEqual([]);
  });

  test('few keys lead to the text, the kinds of orders and the submission', async () => {
    expect(await goTo('Text')).toBeLessThanOrEqual(6);
    expect(await focused()).toBe('orders-text');
    expect(await goTo('Forms')).toBeLessThanOrEqual(6);
    expect(await press('Tab', 'Tab')).toBe('Move a fleet');
    expect(await goTo('Submit')).toBeLessThanOrEqual(6);
    expect(await press('Tab')).toBe('Submit orders');
  });

  test('an order is written as text, judged, and put into the draft without a mouse', async () => {
    await goTo('Text');
    await page.keyboard.type('invest 4');
    await page.locator('#verdicts-of-text :text("Invest 4 EP in research")').waitFor();
    expect(await press('Tab')).toBe('Replace the draft');
    await page.keyboard.press('Enter');
    await page.locator('.order-list :text("Invest 4 EP in research")').waitFor();
  });
});
