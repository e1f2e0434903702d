import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip, sitDown } from '#test/support/browser';
import { sendBothToTheMiddle } from '#test/support/desk';
import { MODERATOR, openSite, type TestSite } from '#test/support/http-site';
import { hindrancesOf } from './sound-pages.ts';

const browser = await browserOrSkip();

describe.skipIf(browser === undefined)('battles run from the desk, in a browser', () => {
  let site: TestSite;
  let page: Page;
  beforeAll(async () => {
    site = await openSite({ battles: 'interactive' });
    await sendBothToTheMiddle(site.desk);
    page = await browser!.newPage({ viewport: { width: 380, height: 800 } });
    await sitDown(page, `${site.address}/enter/${site.desk.tokens.moderator}`);
  });
  afterAll(async () => {
    await browser!.close();
    await site.close();
  });

  test('TURN-4: from the desk to a question, an answer, a die and on, by keyboard, on a phone', async () => {
    await page.goto(`${site.address}${MODERATOR}/`);
    await page.click('button:has-text("Run up to the next orders")');
    await page.click('a:has-text("answer in a player’s place")');
    expect(await hindrancesOf(page)).toEqual([]);
    await page.locator('a:has-text("Rule on it")').first().press('Enter');
    await page.fill('#ruling-values', '7');
    await page.fill('#ruling-reason', 'It fell on the floor.');
    expect(await hindrancesOf(page)).toEqual([]);
    await page.locator('button:text-is("Rule")').press('Enter');
    await page.locator('td:has-text("7, ruled by the moderator")').waitFor();
    await page.locator('button:has-text("Let the standing orders answer this")').press('Enter');
    await page.locator('button:has-text("Go on")').press('Enter');
    await page.locator(':text("The phase went on")').waitFor();
    expect(await hindrancesOf(page)).toEqual([]);
  });
});
