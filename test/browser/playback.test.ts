import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fightBattleFile } from '#app/usecases/odds/fight-battle-file';
import { playbackFile } from '#main/playback-file';
import { renderText } from '#report/text/render-text';
import { exampleText } from '#test/content/battles/battle-files';
import { browserOrSkip } from '#test/support/browser';
import { FORCE_LISTS } from '#test/support/desk';
import { faultsOf, isTooWide } from '#test/support/faults';
import { done } from '#test/support/ports';

const browser = await browserOrSkip();
const { document, outcome } = done(
  fightBattleFile({
    battle: exampleText(),
    forceLists: FORCE_LISTS,
    dice: { kind: 'seed', seed: 'autumn' },
  }),
);
const html = playbackFile(document);
const PHONE = { width: 390, height: 800 };
/** Rules stand in brackets in a text, and without in a page. */
const oneLine = (text: string): string => text.replaceAll(/[()\s]+/g, ' ').trim();

describe.skipIf(browser === undefined)('a battle that is stepped through in a browser', () => {
  let page: Page;
  const stage = () => page.locator('.playback-stage');
  const place = () => stage().locator('.playback-place').innerText();
  const press = (name: string) => page.getByRole('button', { name }).click();

  beforeAll(async () => {
    page = await browser!.newPage({ viewport: PHONE });
    await page.setContent(html);
  });
  afterAll(async () => {
    await browser!.close();
  });

  test('its keys work as soon as the page is open', async () => {
    expect(await place()).toContain('step 1 of');
    await page.keyboard.press('ArrowRight');
    expect(await place()).toContain('step 2 of');
    await page.keyboard.press('Home');
    expect(await place()).toContain('step 1 of');
  });

  test('CSC-15: every step on the stage says what the text report says, figures and all', async () => {
    const report = oneLine(renderText(document, { width: 100 }));
    const many = await page.locator('li[data-step]').count();
    await press('First');
    for (let step = 1; step <= many; step += 1) {
      expect(await place()).toContain(`step ${String(step)} of ${String(many)}`);
      const told = oneLine(await stage().locator('.playback-told').innerText());
      expect(report).toContain(told.replace(/ ?(★ )?Here the battle turned.*/, ''));
      await page.keyboard.press('ArrowRight');
    }
    const lost = outcome.fates.filter(
      ({ unit, fate }) => unit.startsWith('attacker') && fate === 'destroyed',
    );
    const [score = ''] = await stage().locator('.playback-line').allInnerTexts();
    expect(score).toMatch(
      new RegExp(
        String.raw`^Terran Strike Force: (\d+ \w+, )*${String(lost.length)} destroyed`,
        'u',
      ),
    );
  });

  test('it is stepped by buttons and by keys, and stops at both ends', async () => {
    await press('First');
    expect(await place()).toContain('step 1 of');
    await press('Next');
    expect(await place()).toContain('step 2 of');
    await page.keyboard.press('ArrowRight');
    await press('Back');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    expect(await place()).toContain('step 1 of');
    await press('Last');
    const last = await place();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    expect(await place()).toBe(last);
    expect(await page.locator('li[aria-current="step"]').count()).toBe(1);
  });

  test('CSC-15: the picture shows two lines, and at the end the units as the battle left them', async () => {
    const inState = (state: string) => page.locator(`.battle-picture .is-${state}`).count();
    await press('First');
    const all = await page.locator('.battle-picture [data-unit]').count();
    expect(await page.locator('.battle-line').count()).toBe(2);
    expect(await page.locator('.battle-picture .not-yet').count()).toBeGreaterThan(0);
    await press('Last');
    expect(await page.locator('.battle-picture .not-yet').count()).toBe(0);
    const destroyed = outcome.fates.filter(({ fate }) => fate === 'destroyed').length;
    expect(destroyed).toBeGreaterThan(0);
    expect(await inState('destroyed')).toBe(destroyed);
    expect(all).toBeGreaterThan(destroyed);
    const gone = page.locator('.is-destroyed').first();
    expect(await gone.locator('.unit-state').innerText()).toBe('✕ destroyed');
    expect(await gone.locator('.unit-bar > i').getAttribute('style')).toBe('inline-size: 0%;');
  });

  test('it goes to a round, plays by itself, and stops when a step is chosen', async () => {
    await page.getByRole('combobox', { name: 'Round' }).selectOption('Round 2');
    expect(await place()).toMatch(/^Round 2 ·/u);
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('Fast');
    await press('Play');
    const from = await place();
    await expect.poll(place).not.toBe(from);
    await press('Back');
    const here = await place();
    expect(await page.getByRole('button', { name: 'Play' }).count()).toBe(1);
    await page.waitForTimeout(600);
    expect(await place()).toBe(here);
  });

  test('light and dark it is sound, and it fits a phone', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faultsOf(page)).toEqual([]);
    }
    expect(await isTooWide(page)).toBe(false);
  });

  test('on paper, and without scripts, the record is a plain list', async () => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.playback-panel').isVisible()).toBe(false);
    // No step is framed as if it were the one to read.
    const frame = 'getComputedStyle(document.querySelector("li[aria-current]")).outlineStyle';
    expect(await page.evaluate(frame)).toBe('none');
    const plain = await browser!.newPage({ javaScriptEnabled: false });
    await plain.setContent(html);
    expect(await plain.locator('.playback-panel').count()).toBe(0);
    expect(await plain.locator('li[data-step]').first().isVisible()).toBe(true);
    expect(await plain.locator('.step-line').first().isVisible()).toBe(false);
    await plain.context().close();
  });
});
