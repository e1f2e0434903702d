import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip, sitDown } from '#test/support/browser';
import { sendBothToTheMiddle } from '#test/support/desk';
import { MODERATOR, openSite, type TestSite } from '#test/support/http-site';
import { hindrancesOf } from './sound-pages.ts';

const browser = await browserOrSkip();

describe.skipIf(browser === undefined)('battles fought elsewhere, in a browser', () => {
  let site: TestSite;
  let page: Page;
  beforeAll(async () => {
    site = await openSite({ combat: 'external' });
    await sendBothToTheMiddle(site.desk);
    page = await browser!.newPage();
    await sitDown(page, `${site.address}/enter/${site.desk.tokens.moderator}`);
  });
  afterAll(async () => {
    await browser!.close();
    await site.close();
  });

  test('ENC-1: from the desk to the battle, its preview, its entry and on, by keyboard', async () => {
    await page.goto(`${site.address}${MODERATOR}/`);
    await page.click('button:has-text("Run up to the next orders")');
    await page.click('a:has-text("Enter outcomes of battles")');
    expect(await hindrancesOf(page)).toEqual([]);
    await page.fill('#outcome-rounds', '3');
    const first = page.locator('select[id^="outcome-unit"]').first();
    await first.selectOption('captured');
    await page.locator('button:has-text("Preview")').press('Enter');
    expect(await page.locator('#effect').textContent()).toContain('captured, crippled');
    await first.selectOption('destroyed');
    await page.locator('button:has-text("Preview")').press('Enter');
    expect(await page.locator('#effect').textContent()).toContain('destroyed');
    expect(await first.inputValue()).toBe('destroyed');
    expect(await hindrancesOf(page)).toEqual([]);
    await page.locator('button:has-text("Enter this outcome")').press('Enter');
    await page.locator(':text("you can continue the phase.")').waitFor();
  });
});
