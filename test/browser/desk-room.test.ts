import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip, sitDown } from '#test/support/browser';
import { type SiteInBrowser, siteInBrowser } from '#test/support/site-in-browser';
import type { Size } from './sound-pages.ts';

const browser = await browserOrSkip();

const MAP = '/campaigns/first-contact/empires/human/orders/map';
const FORM = '?system=H0002&form=BuildUnits#form';
const PLAN = '?fleet=human.f2&to=H0200#chosen';
const COMMON: Size = { width: 1366, height: 850 };
const LOW: Size = { width: 1366, height: 650 };

/** How much of an element is seen in its column, in parts of the window's height. */
const shareOf = (what: string): string => `(() => {
  const one = document.querySelector('${what}').getBoundingClientRect();
  const column = document.querySelector('#side').getBoundingClientRect();
  const seen = Math.min(one.bottom, column.bottom, innerHeight) - Math.max(one.top, column.top);
  return seen / innerHeight;
})()`;

/** Whether the whole field that has the focus is seen. */
const IS_FIELD_SEEN = `(() => {
  const field = document.activeElement;
  const { left, top, bottom } = field.getBoundingClientRect();
  return [top + 3, bottom - 3].every((y) => document.elementFromPoint(left + 20, y) === field);
})()`;

const END_OF_PAGE = `(() => {
  const { bottom } = document.querySelector('.site-footer').getBoundingClientRect();
  return document.documentElement.scrollHeight - Math.max(innerHeight, bottom + scrollY);
})()`;

describe.skipIf(browser === undefined)('the room for what is chosen on the desk', () => {
  let site: SiteInBrowser;
  let page: Page;

  const open = async (path: string, size: Size): Promise<void> => {
    await page.setViewportSize(size);
    await page.goto('about:blank');
    await page.goto(site.address + MAP + path);
  };
  const share = (what: string): Promise<number> => page.evaluate<number>(shareOf(what));

  beforeAll(async () => {
    site = await siteInBrowser(browser!, { viewport: COMMON });
    page = site.page;
    await sitDown(page, site.linkOf('Human Commonwealth'));
  });
  afterAll(async () => {
    expect(await site.end()).toEqual([]);
  });

  const roomIsKept = async (): Promise<void> => {
    for (const size of [COMMON, LOW]) {
      await open(FORM, size);
      expect(await share('#form')).toBeGreaterThan(0.44);
      await open(PLAN, size);
      expect(await share('#chosen')).toBeGreaterThan(0.44);
      expect(await page.evaluate<number>(END_OF_PAGE)).toBeLessThan(1);
    }
  };

  test('about half of the window shows it, also while the guide is open', async () => {
    await roomIsKept();
  });

  test('all steps of the guide leave it its room', async () => {
    await open(PLAN, COMMON);
    await page.click('#tutorial-steps summary');
    expect(await share('#chosen')).toBeGreaterThan(0.4);
    expect(await page.locator('#guide').isVisible()).toBe(true);
  });

  test('the field that a link leads to is seen, and the button covers no field on the way', async () => {
    for (const size of [COMMON, LOW]) {
      await open('?system=H0002', size);
      await page.click('#guide a:has-text("Choose what to build")');
      await page.locator('#form').waitFor();
      expect(await page.evaluate<string>('document.activeElement.name')).toBe('design');
      for (let fields = 0; fields < 4; fields += 1) {
        expect(await page.evaluate<boolean>(IS_FIELD_SEEN)).toBe(true);
        await page.keyboard.press('Tab');
      }
    }
  });

  test('a step that leads somewhere folds the list of all steps', async () => {
    await open('', COMMON);
    await page.click('#tutorial-steps summary');
    await page.click('.tutorial-steps a:has-text("Build something")');
    await page.locator('#form').waitFor();
    expect(await page.locator('#tutorial-steps[open]').count()).toBe(0);
  });

  test('without the guide it is as much', async () => {
    await open('', COMMON);
    await page.click('#guide button:has-text("Close")');
    await page.locator('#guide').waitFor({ state: 'detached' });
    await roomIsKept();
  });
});
