import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip, sitDown } from '#test/support/browser';
import { faultsOf, isTooWide } from '#test/support/faults';
import { type SiteInBrowser, siteInBrowser } from '#test/support/site-in-browser';

const browser = await browserOrSkip();

const CORRECTIONS = '/campaigns/first-contact/moderator/corrections';

/** The folder for pictures of the pages, if somebody wants to look at them. */
const PICTURES = process.env['FARLANE_PICTURES'];

describe.skipIf(browser === undefined)('corrections in a browser', () => {
  let site: SiteInBrowser;
  let page: Page;

  const open = (path: string) => page.goto(site.address + path);
  const picture = async (name: string): Promise<void> => {
    if (PICTURES === undefined) return;
    await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
  };

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

  test('TURN-3: a moderator is told of mistakes while typing', async () => {
    await open(CORRECTIONS);
    await page.fill('#correction-text', 'treasury human 40\ncensus Sool 4');
    await page.locator('#verdicts-of-text :text("Did you mean Sol?")').waitFor();
    await picture('typing-light');
    expect(await faultsOf(page)).toEqual([]);
  });

  test('TURN-3: the moderator adds a line by form, previews, corrects, and sees it in the list', async () => {
    await open(CORRECTIONS);
    await page.click('summary:has-text("Move a fleet")');
    await page.selectOption('#edit-fleet-which', 'human.f2');
    await page.selectOption('#edit-fleet-to', 'H0002');
    await page.click('button:has-text("Add to the text: Move a fleet")');
    expect(await page.inputValue('#correction-text')).toContain('move "Sirius Squadron" to Sol');
    await page.locator('#correction-text').press('Control+End');
    await page.locator('#correction-text').pressSequentially('\ntreasury loran 40');
    await page.fill('#correction-reason', 'a slip of the pen');
    await page.click('button:has-text("Preview")');
    await page.locator('#effect :text("Sirius Squadron is at Sol now")').waitFor();
    await picture('preview-light');
    expect(await faultsOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await picture('preview-dark');
    expect(await faultsOf(page, 'color-contrast')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 390, height: 844 });
    await picture('preview-phone');
    expect(await isTooWide(page)).toBe(false);
    expect(await faultsOf(page)).toEqual([]);
    await page.click('button:text-is("Make the correction")');
    await page.locator('.correction-made').waitFor();
    expect(await page.locator('.correction-made').textContent()).toContain('a slip of the pen');
    await picture('made-phone');
    expect(await isTooWide(page)).toBe(false);
    expect(await faultsOf(page)).toEqual([]);
    await page.click('.correction-made a:has-text("Undo back to before this")');
    expect(page.url()).toContain('/undo/');
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  test('TURN-3: without scripts it works the same', async () => {
    const still = await browser!.newPage({ javaScriptEnabled: false });
    await still.context().addCookies(await page.context().cookies());
    await still.goto(site.address + CORRECTIONS);
    await still.fill('#correction-text', 'census Sool 4');
    await still.click('button:has-text("Preview")');
    const verdict = still.locator('#verdicts-of-text');
    await expect(verdict.textContent()).resolves.toContain('Did you mean Sol?');
    await still.context().close();
  });
});
