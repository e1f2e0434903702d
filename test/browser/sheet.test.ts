import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderHtmlPage } from '#report/html/render-html-page';
import { moderatorViewOf } from '#fog/views/moderator-view-of';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { assetSheet } from '#report/reports/asset-sheet';
import { moderatorReport } from '#report/reports/moderator-report';
import { reportTemplates } from '#test/report/read-templates';
import { richEvents, richState, richView } from '#test/report/reports/rich-campaign';
import { browserOrSkip } from '#test/support/browser';
import { faultsOf } from '#test/support/faults';

const browser = await browserOrSkip();
const css = readFileSync(new URL('../../templates/styles/farlane.css', import.meta.url), 'utf8');
const sheet = assetSheet({ view: richView, seen: richEvents, edition: 1 });
const html = renderHtmlPage(sheet, reportTemplates, { stylesheet: { css } });

const everything = moderatorViewOf(richState, { campaignName: 'Rich', rules: DEFAULT_RULE_SET });
const moderators = renderHtmlPage(
  moderatorReport({ view: everything, lines: null, edition: 1 }),
  reportTemplates,
  { stylesheet: { css } },
);

/** `−5 (why)` is −5. */
const numberIn = (shown: string): number =>
  Number(shown.replace('(why)', '').replace('−', '-').trim());

/** How many semicolons follow a mark, and how many of them stand on another line than its end. */
const SEMICOLONS = `(() => {
  const next = [...document.querySelectorAll('td .chip')].filter((one) => one.nextSibling?.textContent.startsWith(';'));
  const apart = next.filter((one) => {
    const range = document.createRange();
    range.setStart(one.nextSibling, 0);
    range.setEnd(one.nextSibling, 1);
    return range.getBoundingClientRect().top >= [...one.getClientRects()].at(-1).bottom;
  });
  return [next.length, apart.length];
})()`;

const PHONE = { width: 390, height: 800 };

describe.skipIf(browser === undefined)('the asset sheet in a browser', () => {
  let page: Page;
  const figures = () => page.locator('details.why');
  const width = () => page.evaluate<number>('document.documentElement.scrollWidth');
  const setAll = (isOpen: boolean) =>
    page.evaluate(
      `for (const one of document.querySelectorAll('details.why')) one.open = ${String(isOpen)}`,
    );

  beforeAll(async () => {
    page = await browser!.newPage({ viewport: PHONE });
    await page.setContent(html);
  });
  afterAll(async () => {
    await browser!.close();
  });

  test('ECO-4: each figure that explains itself shows lines that sum to it', async () => {
    await setAll(true);
    const all = await figures().all();
    expect(all.length).toBeGreaterThan(40);
    for (const one of all) {
      const figure = await one.locator('summary').innerText();
      const amounts = await one.locator('.why-amount').allInnerTexts();
      expect(amounts.length).toBeGreaterThan(0);
      expect(amounts.map(numberIn).reduce((sum, amount) => sum + amount, 0)).toBe(numberIn(figure));
    }
    await expect(width()).resolves.toBe(PHONE.width);
  });

  test('a figure opens and closes by the keyboard, and says what it opens', async () => {
    await setAll(false);
    const first = figures().first();
    await first.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(first.locator('.why-lines').isVisible()).resolves.toBe(true);
    await page.keyboard.press('Enter');
    await expect(first.locator('.why-lines').isVisible()).resolves.toBe(false);
    await expect(first.locator('summary').textContent()).resolves.toContain('(why)');
  });

  test('it has no fault of accessibility, nor is it wider than a phone', async () => {
    expect(await faultsOf(page)).toEqual([]);
    await expect(width()).resolves.toBe(PHONE.width);
  });

  test('in print figures stay closed, even those that were opened', async () => {
    await setAll(true);
    await page.emulateMedia({ media: 'print' });
    await expect(figures().first().locator('.why-lines').isVisible()).resolves.toBe(false);
  });

  test('what follows a mark of a unit in a moderator’s report does not begin the next line, however wide the page is', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.setContent(moderators);
    for (let at = 600; at <= 720; at += 10) {
      await page.setViewportSize({ ...PHONE, width: at });
      const [marked = 0, apart] = await page.evaluate<readonly number[]>(SEMICOLONS);
      expect(marked).toBeGreaterThan(0);
      expect([at, apart]).toEqual([at, 0]);
    }
  });
});
