import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { RINGS_OF_TEST, sceneWithAll } from './scene-with-all.ts';
import { drawMap } from '#report/map/draw-map';
import { styledByPage } from '#report/map/styled-by-page';
import { browserOrSkip } from '#test/support/browser';

const browser = await browserOrSkip();

const style = (name: string): string =>
  readFileSync(new URL(`../../templates/styles/${name}.css`, import.meta.url), 'utf8');

/** How each shape and letter is painted, and whether it takes clicks. */
const PAINTED = `[...document.querySelectorAll('.map svg *')].filter((one) => !one.closest('title, desc')).map((one) => {
  const names = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'font-size', 'font-weight', 'pointer-events', 'opacity'];
  const { tagName, parentNode } = one;
  const found = getComputedStyle(one);
  const isGroup = ['g', 'a'].includes(tagName);
  return [tagName, parentNode.getAttribute('class'), one.getAttribute('class'), ...(isGroup ? [] : names.map((name) => name + ' ' + found.getPropertyValue(name)))].join(' | ');
})`;

describe.skipIf(browser === undefined)('a map on a page', () => {
  afterAll(() => browser!.close());

  test('without the attributes for paper it is painted the same, light, dark and printed', async () => {
    const svg = drawMap(sceneWithAll, ({ id }) => `#${id}`, { isClose: true });
    const lean = styledByPage(svg);
    expect(RINGS_OF_TEST.every((ring) => lean.includes(`ring-${ring}`))).toBe(true);
    expect(lean.length).toBeLessThan(svg.length * 0.8);
    const page = await browser!.newPage();
    const paintOf = async (map: string): Promise<readonly string[]> => {
      await page.setContent(
        `<style>${style('farlane')}${style('app')}</style><main class="page"><div class="desk"><section class="desk-map"><figure class="map">${map}</figure></section></div></main>`,
      );
      return page.evaluate<readonly string[]>(PAINTED);
    };
    for (const media of [
      { colorScheme: 'light', media: 'screen' },
      { colorScheme: 'dark', media: 'screen' },
      { colorScheme: 'light', media: 'print' },
    ] as const) {
      await page.emulateMedia(media);
      const [whole, stripped] = [await paintOf(svg), await paintOf(lean)];
      expect(stripped.filter((one, at) => one !== whole[at]).slice(0, 12)).toEqual([]);
    }
    await page.context().close();
  });

  test('COL-10: an independent colony has a core in another colour than its ring, as the legend shows it', async () => {
    const svg = drawMap(sceneWithAll, () => null, {});
    const page = await browser!.newPage();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setContent(
        `<style>${style('farlane')}</style><figure class="map">${svg}</figure>`,
      );
      const [ring, core] = await page.evaluate<readonly string[]>(
        `[...document.querySelectorAll('.unowned:has(> .core) > circle')].slice(0, 2).map((one) => getComputedStyle(one).fill)`,
      );
      expect(core).toMatch(/^rgb/u);
      expect(core).not.toBe(ring);
    }
    await page.context().close();
  });
});
