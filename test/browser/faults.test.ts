import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip } from '#test/support/browser';
import { faultsOf } from '#test/support/faults';

const browser = await browserOrSkip();

const lines = (text: string): string => `<p>${text}</p>`.repeat(40);
const pageOf = (main: string): string => `<!doctype html><html lang="en"><title>A page</title>
  <style>.pale { color: #ccc } .dark { background: #222 } @media (prefers-color-scheme: dark) { .late { color: #222; background: #111 } }</style>
  <main><h1>A page</h1>${main}</main>`;

describe.skipIf(browser === undefined)('what hinders a reader is found', () => {
  let page: Page;
  const rulesBroken = async (main: string, ...only: readonly string[]) => {
    await page.setContent(pageOf(main));
    return (await faultsOf(page, ...only)).map((fault) => fault.split(' ')[0]);
  };

  beforeAll(async () => {
    page = await browser!.newPage();
  });
  afterAll(async () => {
    await browser!.close();
  });

  test.each([
    ['one pale line among many', `${lines('words')}<p class="pale">words</p>${lines('words')}`],
    ['a line that is pale by itself', `${lines('words')}<p style="color: #ccc">words</p>`],
    ['dark words in a dark box', `${lines('words')}<div class="dark">${lines('words')}</div>`],
    ['half transparent words', `${lines('words')}<div style="opacity: .3">${lines('words')}</div>`],
    [
      'a pale word after closed folds',
      `${`<details><summary>a</summary><b class="pale">words</b></details>`.repeat(9)}<details open><summary>a</summary><b class="pale">words</b></details>`,
    ],
    [
      'pale lines of which the first are covered',
      `<div style="position: relative">${'<p class="pale">words</p>'.repeat(9)}<img alt="" style="position: absolute; inset: 0; width: 99px; height: 60px"></div>`,
    ],
  ])('%s', async (_what, main) => {
    expect(await rulesBroken(main)).toContain('color-contrast');
  });

  test('nothing but what is there, by all rules or by some', async () => {
    expect(await rulesBroken(lines('words'))).toEqual([]);
    expect(await rulesBroken('<img src="a.png"><p class="late">words</p>')).toEqual(['image-alt']);
    expect(await rulesBroken('<img src="a.png">', 'color-contrast')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await faultsOf(page, 'color-contrast')).toEqual([]);
    expect(await rulesBroken('<p class="late">words</p>', 'color-contrast')).toEqual([
      'color-contrast',
    ]);
  });
});
