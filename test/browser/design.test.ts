import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip, sitDown } from '#test/support/browser';
import { type SiteInBrowser, siteInBrowser } from '#test/support/site-in-browser';
import { BY_DAY, IN_THE_DARK, ON_A_PHONE, hindrancesOf } from './sound-pages.ts';

const browser = await browserOrSkip();

const ORDERS = '/campaigns/workshop/empires/human/orders';
const SAID = '#add-DesignUnit .design-said';

describe.skipIf(browser === undefined)('designing a class in a browser', () => {
  let site: SiteInBrowser;
  let page: Page;

  const fill = async (values: Readonly<Record<string, string>>): Promise<void> => {
    for (const [field, value] of Object.entries(values)) {
      await page.fill(`#DesignUnit-${field}`, value);
    }
  };
  const said = (text: string) => page.locator(`${SAID} :text("${text}")`).waitFor();

  beforeAll(async () => {
    site = await siteInBrowser(browser!, { viewport: BY_DAY.size });
    page = site.page;
    await site.enterAll();
    await page.goto(`${site.address}/campaigns/new`);
    await page.fill('#campaign-name', 'Workshop');
    await page.click('summary:has-text("Settings")');
    await page.click('details:has(> .field-grid #campaign-setting-customResearch) > summary');
    await page.selectOption('#campaign-setting-customResearch', 'on');
    await page.click('button:has-text("Make the campaign")');
    const own = await page.inputValue('#own-link');
    const human = await page.inputValue('#link-human');
    await sitDown(page, own);
    await page.goto(`${site.address}/campaigns/workshop/moderator/`);
    await page.click('button:has-text("Issue the reports")');
    await page.locator('.flash').first().waitFor();
    await sitDown(page, human);
    await page.goto(site.address + ORDERS);
    await page.click('summary:has-text("Design a class")');
  });
  afterAll(async () => {
    expect(await site.end()).toEqual([]);
  });

  test('TECH-4: what it costs, and the points that are left, are told while it is filled in', async () => {
    await page.selectOption('#DesignUnit-hull', 'CA');
    await fill({ name: 'Bellona', dv: '6', as: '4', af: '3', cv: '1', cr: '4' });
    await fill({ abilities: 'Scout 1' });
    await said('20 of 22 construction points spent. Cost 9 EP');
    await said('2 construction points are left');
    await page.click('summary:has-text("Details")');
    await page.locator('.design-ledgers :text("Heavy Cruiser")').first().waitFor();
    await fill({ cr: '6' });
    await said('22 of 22 construction points spent.');
    expect(await page.inputValue('#DesignUnit-name')).toBe('Bellona');
  });

  test('U-9: a problem is shown beside its field, and goes away when it is corrected', async () => {
    await fill({ dv: '0' });
    const error = page.locator('#DesignUnit-dv-error');
    await error.waitFor();
    expect(await error.textContent()).toContain('from 1 to 1000');
    expect(await page.getAttribute('#DesignUnit-dv', 'aria-invalid')).toBe('true');
    // A screen reader says the error with the field.
    const describedBy = async () =>
      (await page.getAttribute('#DesignUnit-dv', 'aria-describedby')) ?? '';
    expect(await describedBy()).toContain('DesignUnit-dv-error');
    expect(await hindrancesOf(page, [BY_DAY, IN_THE_DARK, ON_A_PHONE])).toEqual([]);
    await fill({ dv: '6' });
    await error.waitFor({ state: 'detached' });
    expect(await page.getAttribute('#DesignUnit-dv', 'aria-invalid')).toBeNull();
    expect(await describedBy()).not.toContain('DesignUnit-dv-error');
  });

  test('TECH-4: the same is told without scripts, and nothing is added', async () => {
    const context = await browser!.newPage({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    site.watch(context);
    await context.goto(site.address + ORDERS);
    await context.click('summary:has-text("Design a class")');
    await context.selectOption('#DesignUnit-hull', 'CA');
    await context.fill('#DesignUnit-dv', '6');
    await context.click('#add-DesignUnit button:has-text("Check only")');
    expect(await context.textContent(SAID)).toContain('6 of 22 construction points spent.');
    expect(await context.textContent('#sheet')).toContain('No orders yet.');
    await context.context().close();
  });
});
