import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip, sitDown } from '#test/support/browser';
import { sendBothToTheMiddle } from '#test/support/desk';
import { CAMPAIGN, openSite, type TestSite } from '#test/support/http-site';
import { runTurn } from '#test/support/steps-of-desk';
import { hindrancesOf, PHONE } from './sound-pages.ts';

const browser = await browserOrSkip();

describe.skipIf(browser === undefined)('a battle that a player answers by keyboard', () => {
  let site: TestSite;
  let page: Page;

  /** Tabs until the focus is where this says; how many that took. */
  const tabsUntil = async (isThere: string): Promise<number> => {
    for (let tabs = 1; tabs <= 60; tabs += 1) {
      await page.keyboard.press('Tab');
      const is = `((one) => ${isThere})(document.activeElement)`;
      if (await page.evaluate<boolean>(is)) return tabs;
    }
    return Infinity;
  };
  const named = (name: string): string => `one.textContent.trim() === '${name}'`;

  beforeAll(async () => {
    site = await openSite({ battles: 'interactive' });
    await sendBothToTheMiddle(site.desk);
    await runTurn(site.desk);
    page = await browser!.newPage({ viewport: { width: 1280, height: 900 } });
    await sitDown(page, `${site.address}/enter/${site.desk.tokens.human}`);
    await page.goto(`${site.address}${CAMPAIGN}/empires/human/questions`);
  });
  afterAll(async () => {
    await browser!.close();
    await site.close();
  });

  test('on a phone the bar that leads there covers nothing of the end of the page', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`${site.address}${CAMPAIGN}/empires/human/questions`);
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    const box = await page.locator('button[value=dark]').boundingBox();
    const bar = await page.locator('.page-jumps').boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(bar!.y);
    expect(await hindrancesOf(page)).toEqual([]);
  });

  test('few keys lead to the choices of a question, and to its answer', async () => {
    expect(await tabsUntil(named('Choices'))).toBeLessThanOrEqual(3);
    await page.keyboard.press('Enter');
    const isChoice = `one.closest('form')?.querySelector('#answer') !== null && one.matches('input, select')`;
    expect(await tabsUntil(isChoice)).toBeLessThanOrEqual(2);
    await page.goto('about:blank');
    await page.goto(`${site.address}${CAMPAIGN}/empires/human/questions`);
    expect(await tabsUntil(named('Answer'))).toBeLessThanOrEqual(4);
    await page.keyboard.press('Enter');
    expect(await page.evaluate<string>('document.activeElement.id')).toBe('answer');
    await page.keyboard.press('Enter');
    await page.waitForURL(/done=answered/u);
  });
});
