import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '#main/start-server';
import { browserOrSkip, sitDown } from '#test/support/browser';
import { faultsOf, isTooWide } from '#test/support/faults';
import { tempFolder } from '#test/support/temp-folder';

const browser = await browserOrSkip();

describe.skipIf(browser === undefined)('a new galaxy in a browser', () => {
  let data: Awaited<ReturnType<typeof tempFolder>>;
  let server: RunningServer;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    data = await tempFolder();
    server = await startServer({ dataFolder: data.path, host: '127.0.0.1', port: 0 });
    page = await browser!.newPage({ viewport: { width: 1280, height: 900 } });
    page.on('pageerror', (error) => complaints.push(error.message));
    await sitDown(page, server.address + server.links.links[0]!.path);
  });
  afterAll(async () => {
    await browser!.close();
    await server.stop();
    await data.remove();
    expect(complaints).toEqual([]);
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
    await page.goto(`${server.address}/campaigns/new/galaxy?players=2`);
    await look('the form');
    await press('Draw the map');
    await page.getByRole('heading', { name: 'How fair it is' }).waitFor();
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
    await press('Done: how fair it is');
    await page.getByText('It was changed by hand.').waitFor();
    await page.getByLabel('Name of the campaign').fill('Rolled');
    await press('Make the campaign');
    await page.getByRole('heading', { name: 'Rolled is made' }).waitFor();
  });
});
