import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip, sitDown } from '#test/support/browser';
import { type SiteInBrowser, siteInBrowser } from '#test/support/site-in-browser';

const browser = await browserOrSkip();

const HUMAN = '/campaigns/first-contact/empires/human';
const DESK = `${HUMAN}/orders/map`;
const PAGES = [
  `${HUMAN}/`,
  DESK,
  `${DESK}?fleet=human.f1`,
  `${DESK}?fleet=human.f1&form=ScrapUnits`,
  `${DESK}?system=H0002&form=BuildUnits`,
  `${DESK}?empire=loran`,
  `${HUMAN}/what-if?at=H0202`,
  `${HUMAN}/orders?form=FormFleet`,
  `${HUMAN}/map`,
  `${HUMAN}/diplomacy`,
  `${HUMAN}/sheet`,
  `${HUMAN}/reports`,
];

/** What holds other things, and is announced with its name when a listener enters it. */
const HOLDERS = /^(\s*)- '?(group|region|figure|img|navigation|list|radiogroup|table) "([^"]+)"/u;

/** The only table of its part of the sheet: without the name it had none in a list of tables. */
const NAMED_AS_ITS_PART = 'table Systems';

/** The holders that are announced twice: one inside the other, and named as it or as its beginning. */
function saidTwice(snapshot: string): readonly string[] {
  const around: Readonly<{ depth: number; name: string }>[] = [];
  return snapshot.split('\n').flatMap((line) => {
    const [, space = '', role = '', name = ''] = HOLDERS.exec(line) ?? [];
    if (role === '') return [];
    while ((around.at(-1)?.depth ?? -1) >= space.length) around.pop();
    const isTwice = around.some((one) => one.name.startsWith(name));
    around.push({ depth: space.length, name });
    const what = `${role} ${name}`;
    return isTwice && what !== NAMED_AS_ITS_PART ? [what] : [];
  });
}

describe.skipIf(browser === undefined)('what a listener hears of a player’s pages', () => {
  let site: SiteInBrowser;
  let page: Page;

  const heard = async (path: string): Promise<string> => {
    await page.goto(site.address + path);
    return page.locator('main').ariaSnapshot();
  };

  beforeAll(async () => {
    site = await siteInBrowser(browser!, { viewport: { width: 1280, height: 900 } });
    page = site.page;
    await sitDown(page, site.linkOf('Human Commonwealth'));
  });
  afterAll(async () => {
    expect(await site.end()).toEqual([]);
  });

  test('nothing is announced twice', async () => {
    const found: string[] = [];
    for (const path of PAGES) {
      found.push(...saidTwice(await heard(path)).map((what) => `${path} ${what}`));
    }
    expect(found).toEqual([]);
  });

  test('headings are headings, without the state of what they head', async () => {
    expect(await heard(`${HUMAN}/`)).toContain('heading "Orders" [level=2]');
    expect(await heard(`${DESK}?empire=loran`)).toContain('heading "Loran Imperium" [level=2]');
    expect(await heard(`${HUMAN}/diplomacy`)).toContain('heading "Loran Imperium" [level=2]');
    const desk = await heard(`${DESK}?system=H0002`);
    expect(desk).toMatch(/heading "Turn 1 ?, 3000.01" \[level=1\]/u);
    expect(desk).toMatch(/heading "Build one ?: 10 points of shipyards free" \[level=3\]/u);
  });

  test('that there are no orders yet is said once at the head of the orders', async () => {
    await heard(`${HUMAN}/orders`);
    const head = await page.locator('.page-head').innerText();
    expect(head.match(/no orders yet/giu)).toHaveLength(1);
  });

  test('signs beside words are not read out, and the links above the map are not all about time', async () => {
    const desk = await heard(DESK);
    expect(desk).not.toContain('○ no orders');
    expect(desk).toContain('no orders');
    expect(desk).toContain('navigation "What the map shows"');
  });
});
