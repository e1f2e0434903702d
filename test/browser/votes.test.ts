import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip, sitDown } from '#test/support/browser';
import { HUMAN, LORAN, openSite, type TestSite } from '#test/support/http-site';

const browser = await browserOrSkip();

describe.skipIf(browser === undefined)('votes in a browser', () => {
  let site: TestSite;
  let page: Page;
  const open = (path: string) => page.goto(site.address + path);

  beforeAll(async () => {
    site = await openSite({ moderation: 'open' });
    page = await browser!.newPage();
    for (const token of Object.values(site.desk.tokens))
      await sitDown(page, `${site.address}/enter/${token}`);
  });
  afterAll(async () => {
    await browser!.close();
    await site.close();
  });

  test('TURN-6: a correction is proposed by its preview, and the other player’s click carries it', async () => {
    await open(`${HUMAN}/votes`);
    await page.getByRole('link', { name: 'Make a proposal' }).click();
    await page.getByLabel('Edits, one on a line').fill('treasury loran 43');
    await page.getByLabel('Reason').first().fill('They paid twice.');
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('button', { name: 'Propose the correction' }).click();
    expect(await page.getByText('Your proposal is made').count()).toBe(1);
    await open(`${LORAN}/`);
    await page.getByRole('link', { name: 'Vote now' }).click();
    await page.getByRole('link', { name: 'What it would change' }).click();
    expect(await page.getByText('your Treasury is 43 now').count()).toBe(1);
    await page.getByRole('button', { name: 'Vote for it' }).click();
    expect(await page.getByText('the proposal is carried').count()).toBe(1);
  });
});
