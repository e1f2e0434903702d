import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip, sitDown } from '#test/support/browser';
import { faultsOf, isTooWide } from '#test/support/faults';
import { type SiteInBrowser, siteInBrowser } from '#test/support/site-in-browser';

const browser = await browserOrSkip();

describe.skipIf(browser === undefined)('a new galaxy in a browser', () => {
  let site: SiteInBrowser;
  let page: Page;

  beforeAll(async () => {
    site = await siteInBrowser(browser!, {
      viewport: { width: 1280, height: 900 },
      mayBeRefused: true,
    });
    page = site.page;
    await sitDown(page, site.linkOf('Moderator'));
  });
  afterAll(async () => {
    expect(await site.end()).toEqual([]);
  });

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  /** Nothing that hinders a reader, in the light, in the dark, and on a phone. */
  const look = async (what: string) => {
    expect([what, ...(await faultsOf(page))]).toEqual([what]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect([what, ...(await faultsOf(page, 'color-contrast'))]).toEqual([what]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 390, height: 844 });
    expect([what, await isTooWide(page)]).toEqual([what, false]);
    await page.setViewportSize({ width: 1280, height: 900 });
  };

  /** How far the map goes beyond its room, and what of it is above or beside what is seen at first. */
  const CUT_OFF = `(() => {
    const room = document.querySelector('.map-canvas');
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = room;
    return [scrollWidth - clientWidth, scrollHeight - clientHeight, room.scrollTop, room.scrollLeft];
  })()`;
  const seesAll = async () => {
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.reload();
      expect([width, await page.evaluate(CUT_OFF)]).toEqual([width, [0, 0, 0, 0]]);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  };

  test('it is drawn, rolled again, changed on the map, and played', async () => {
    await page.goto(`${site.address}/campaigns/new/galaxy?players=2`);
    await look('the form');
    await press('Roll the map');
    await page.getByRole('heading', { name: 'Fairness' }).waitFor();
    await press('Roll again');
    await page.getByRole('heading', { name: 'roll 2' }).waitFor();
    await look('the fairness page');
    await press('Edit the map');
    await page.locator('.map .system').nth(3).click();
    await page.locator('#chosen').waitFor();
    await look('the map editor');
    await page.locator('#system-name').fill('Haven');
    await press('Change the system');
    await page.getByRole('heading', { name: 'Haven' }).waitFor();
    await press('Finish and check the fairness');
    await page.getByText('You edited it.').waitFor();
    await page.getByLabel('Name of the campaign').fill('Rolled');
    await press('Make the campaign');
    await page.getByRole('heading', { name: 'Rolled is made' }).waitFor();
  });

  test('the map of a drawn galaxy is seen whole at first, on a phone too', async () => {
    await page.goto(`${site.address}/campaigns/new/galaxy?players=4`);
    await press('Roll the map');
    await page.getByRole('heading', { name: 'Fairness' }).waitFor();
    await seesAll();
    await press('Edit the map');
    await page.locator('.galaxy-edit').waitFor();
    await seesAll();
  });
});
