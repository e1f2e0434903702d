import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { browserOrSkip } from '#test/support/browser';
import { printedTexts } from './printed-texts.ts';

const browser = await browserOrSkip();
afterAll(() => browser?.close());

const style = readFileSync(new URL('../../templates/styles/farlane.css', import.meta.url), 'utf8');
const numbered = (what: string, tag: string): string =>
  [1, 2, 3, 4, 5].map((at) => `<${tag}>${what} ${String(at)} of these</${tag}>`).join('');

/** A list and a table after this many lines. */
const pageAfter = (lines: number): string =>
  `<style>${style}</style><main class="page">${'<p>Before</p>'.repeat(lines)}<ul>${numbered('Item', 'li')}</ul><table><thead><tr><th>Name</th></tr></thead><tbody>${numbered('<td>Row', 'tr')}</tbody></table></main>`;

test.skipIf(browser === undefined)(
  'on paper no item and no row is alone on its side of the end of a page',
  async () => {
    const page = await browser!.newPage();
    const alone: string[] = [];
    for (let lines = 24; lines < 46; lines += 1) {
      await page.setContent(pageAfter(lines));
      const pages = await printedTexts(page);
      for (const what of ['Item', 'Row']) {
        const counts = pages.map(
          (texts) => texts.filter(({ text }) => text.startsWith(what)).length,
        );
        if (counts.includes(1))
          alone.push(`${what} after ${String(lines)} lines: ${counts.join(', ')}`);
      }
    }
    expect(alone).toEqual([]);
    await page.close();
  },
);

test.skipIf(browser === undefined)(
  'the boxes of one unit stay on one line, beside a long list of units',
  async () => {
    const page = await browser!.newPage({ viewport: { width: 640, height: 800 } });
    const units = '12 Hook u23–u24, u77–u79 on u21, u25, u39–u41 on u31 '.repeat(4);
    await page.setContent(
      `<style>${style}</style><main class="page"><table><tbody><tr><th>${units}</th><td>3</td><td><span class="boxes"><i></i><i></i><i></i></span></td></tr></tbody></table></main>`,
    );
    const tops = await page.evaluate<readonly number[]>(
      "[...document.querySelectorAll('.boxes i')].map((box) => box.getBoundingClientRect().top)",
    );
    expect(new Set(tops).size).toBe(1);
    await page.close();
  },
);
