import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip, sitDown } from '#test/support/browser';
import { type SiteInBrowser, siteInBrowser } from '#test/support/site-in-browser';
import { hindrancesOf } from './sound-pages.ts';

const browser = await browserOrSkip();

const DESK = '/campaigns/lessons/moderator';
const HUMAN = '/campaigns/lessons/empires/human';
describe.skipIf(browser === undefined)('scenarios in a browser', () => {
  let site: SiteInBrowser;
  let page: Page;
  const open = (path: string) => page.goto(site.address + path);

  beforeAll(async () => {
    site = await siteInBrowser(browser!, { viewport: { width: 1280, height: 900 } });
    page = site.page;
    await sitDown(page, site.linkOf('Moderator'));
  });
  afterAll(async () => {
    expect(await site.end()).toEqual([]);
  });

  test('a moderator starts First Steps from the gallery, and a player takes the orders of its first lesson', async () => {
    await open('/campaigns/new');
    await page.getByRole('link', { name: 'maps and positions of all scenarios' }).click();
    await page.getByRole('link', { name: 'Start First Steps' }).click();
    await page.getByLabel('Name of the campaign').fill('Lessons');
    await page.getByRole('button', { name: 'Make the campaign' }).click();
    const own = await page.locator('#own-link').inputValue();
    const human = await page.locator('.invitations > li input').first().inputValue();
    await sitDown(page, own);
    await open(`${DESK}/`);
    await page.getByRole('button', { name: 'Issue the reports' }).click();
    await page.getByText('orders are open').first().waitFor({ timeout: 60_000 });
    await sitDown(page, human);
    await open(`${HUMAN}/`);
    expect(await page.getByRole('heading', { name: /^Lesson of turn 1/ }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Put these orders in your draft' }).click();
    expect(await page.locator('.order-list > li').count()).toBe(2);
  });

  test('the lesson of a turn hinders no reader', async () => {
    await open(`${HUMAN}/`);
    expect(await hindrancesOf(page)).toEqual([]);
  });

  test('the empires that machines can play follow the scenario that is chosen, and what was typed stays', async () => {
    await open('/campaigns/new');
    await page.getByLabel('Name of the campaign').fill('Typed before');
    await page.locator('summary', { hasText: 'Machine players' }).click();
    await page.getByRole('group', { name: 'Loran Imperium' }).waitFor();
    await page.locator('select[name="scenario"]').selectOption('six-banners');
    await page.locator('.machine-seat').nth(5).waitFor({ state: 'attached' });
    expect(await page.locator('.machine-seat').count()).toBe(6);
    expect(await page.getByLabel('Name of the campaign').inputValue()).toBe('Typed before');
    expect(await page.getByRole('button', { name: 'Show the empires' }).isVisible()).toBe(false);
  });
});
