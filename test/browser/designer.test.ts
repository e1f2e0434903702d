import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip, sitDown } from '#test/support/browser';
import { type SiteInBrowser, siteInBrowser } from '#test/support/site-in-browser';
import { hindrancesOf } from './sound-pages.ts';

const browser = await browserOrSkip();

describe.skipIf(browser === undefined)('the designer in a browser', () => {
  let site: SiteInBrowser;
  let page: Page;

  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const fill = async (values: Readonly<Record<string, string>>): Promise<void> => {
    for (const [field, value] of Object.entries(values)) await page.fill(`#class-${field}`, value);
  };
  const said = (text: string) => page.locator(`.design-said :text("${text}")`).waitFor();
  /** Presses a button that downloads a file. */
  const downloaded = async (button: string): Promise<Readonly<{ name: string; path: string }>> => {
    const waiting = page.waitForEvent('download');
    await press(button);
    const file = await waiting;
    return { name: file.suggestedFilename(), path: await file.path() };
  };

  beforeAll(async () => {
    site = await siteInBrowser(browser!, { viewport: { width: 1280, height: 900 } });
    page = site.page;
    await sitDown(page, site.linkOf('Moderator'));
  });
  afterAll(async () => {
    expect(await site.end()).toEqual([]);
  });

  test('U-22: a class is designed, its fault is told while it is typed, and mended', async () => {
    await page.goto(site.address);
    await page.getByRole('link', { name: 'Design force lists' }).click();
    await page.getByRole('heading', { name: 'Designer' }).waitFor();
    expect(await hindrancesOf(page)).toEqual([]);
    await press('Begin an empty list');
    await press('Add a class');
    await page.selectOption('#class-hull', 'CT');
    await fill({ name: 'Shark', dv: '4', as: '3', af: '1', cr: '2' });
    await said('It spends 10 construction points and has 8: take off 2.');
    await fill({ dv: '0' });
    await page.locator('#class-dv-error').waitFor();
    expect(await page.getAttribute('#class-dv', 'aria-invalid')).toBe('true');
    expect(await hindrancesOf(page)).toEqual([]);
    await press('Save the class');
    await page.getByText('has 1 problem, so the list can’t be played yet').waitFor();
    // The problem leads to its field.
    await page.getByRole('button', { name: /^Shark: DV is/ }).click();
    await page.waitForURL(/#class-dv$/);
    await fill({ dv: '2' });
    await said('8 of 8 construction points spent. Cost 2 EP');
    await page.locator('.design-ledgers :text("Corvette")').first().waitFor();
    await page.selectOption('#class-compare-1', 'human.sparta');
    await page.locator('.design-compared :text("(+3)")').first().waitFor();
    await press('Save the class');
    await page.getByText('1 class. The list can be played as it is.').waitFor();
    expect(await hindrancesOf(page)).toEqual([]);
  });

  test('ENC-1: it fights battles against a published list', async () => {
    await press('Try it in battle');
    await page.selectOption('select[name="one.1.class"]', { label: 'Shark' });
    await page.fill('input[name="one.1.count"]', '4');
    await page.selectOption('select[name="two.1.class"]', 'loran.merte');
    await page.fill('input[name="two.1.count"]', '1');
    await page.fill('input[name="battles"]', '30');
    expect(await hindrancesOf(page)).toEqual([]);
    await press('Run the battles');
    const done = page.locator('[data-done]');
    await done.or(page.getByText('Your fleet wins')).first().waitFor();
    if (await done.isVisible()) await done.click();
    await page.getByText('Your fleet wins').first().waitFor();
    expect(await hindrancesOf(page)).toEqual([]);
    await page.goto(`${site.address}/designer/battle?again=yes`);
    expect(await page.inputValue('input[name="one.1.count"]')).toBe('4');
  });

  test('U-9: it is downloaded, printed, and opened again', async () => {
    await page.goto(`${site.address}/designer`);
    await page.selectOption('#copy-from', 'human');
    await press('Copy the list');
    await page.getByRole('heading', { name: 'Human Commonwealth (copy)' }).waitFor();
    expect(await hindrancesOf(page)).toEqual([]);
    const csv = await downloaded('Download CSV');
    expect(csv.name).toBe('my-human.csv');
    const pdf = await downloaded('Print as PDF');
    expect(pdf.name).toBe('my-human.pdf');
    expect(readFileSync(pdf.path, 'latin1').slice(0, 8)).toBe('%PDF-1.7');
    await page.goto(`${site.address}/designer`);
    await page.setInputFiles('#list-file', {
      name: 'my-human.csv',
      mimeType: 'text/csv',
      buffer: readFileSync(csv.path),
    });
    await press('Open the file');
    await page.getByRole('heading', { name: 'Human Commonwealth (copy)' }).waitFor();
    await page.getByRole('button', { name: 'Edit Prometheus' }).waitFor();
    await page.goto(`${site.address}/designer/published/loran`);
    expect(await hindrancesOf(page)).toEqual([]);
    await page.goto(`${site.address}/designer/abilities`);
    expect(await hindrancesOf(page)).toEqual([]);
  });
});
