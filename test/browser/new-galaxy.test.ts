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
});
