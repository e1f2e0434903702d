import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip, sitDown } from '#test/support/browser';
import { done, sendBothToTheMiddle } from '#test/support/desk';
import { CAMPAIGN, MODERATOR, openSite, type TestSite } from '#test/support/http-site';
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
    await page.locator(':text("The turn waits for players")').waitFor();
    expect(await hindrancesOf(page)).toEqual([]);
    await page.click('a:has-text("answer questions in a player’s place")');
    expect(await hindrancesOf(page)).toEqual([]);
    await page.locator('a:has-text("Rule on it")').first().press('Enter');
    await page.fill('#ruling-values', '7');
    await page.fill('#ruling-reason', 'It fell on the floor.');
    expect(await hindrancesOf(page)).toEqual([]);
    await page.locator('button:text-is("Rule on the die")').press('Enter');
    await page.locator('td:has-text("7, ruled by the moderator")').waitFor();
    await page
      .locator('button:has-text("Let standing orders answer this question")')
      .press('Enter');
    await page.locator('button:text-matches("^Continue")').press('Enter');
    await page.locator(':text("The phase continued")').waitFor();
    expect(await hindrancesOf(page)).toEqual([]);
  });

  test('TURN-4: windows and their deadline are set by keyboard, on a phone, and the player reads them with the battle so far', async () => {
    await page.goto(`${site.address}${MODERATOR}/battles`);
    await page
      .locator('button:has-text("Let standing orders answer, and continue")')
      .press('Enter');
    await page.locator('summary:has-text("Events so far")').waitFor();
    await page.fill('input[name="date"]', '2024-01-03');
    await page.fill('input[name="time"]', '20:00');
    await page.locator('button:has-text("Set the deadline")').press('Enter');
    await page.locator(':text("The deadline is set")').waitFor();
    expect(await hindrancesOf(page)).toEqual([]);
    const { open } = done(await site.desk.use.readBattles({ actor: site.desk.moderator }));
    const { asked } = open[0]!.question.decision;
    const player = await browser!.newPage({ viewport: { width: 380, height: 800 } });
    await sitDown(player, `${site.address}/enter/${site.desk.tokens[asked as 'human' | 'loran']}`);
    await player.goto(`${site.address}${CAMPAIGN}/empires/${asked}/questions`);
    await player.locator(':text("Answer before")').waitFor();
    await player.locator('summary:has-text("The encounter so far")').waitFor();
    expect(await hindrancesOf(player)).toEqual([]);
    await player.context().close();
    await page.selectOption('select[name="windows"]', 'desk');
    await page.locator('button:has-text("Set the questions")').press('Enter');
    await page.locator(':text("You run this battle")').first().waitFor();
    expect(await hindrancesOf(page)).toEqual([]);
  });
});
