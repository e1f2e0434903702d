import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageScript } from '#main/page-script';
import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireView, LaneView, SystemView } from '#fog/views/empire-view';
import { laneIdOf } from '#model/campaign/lane';
import type { SystemId } from '#model/campaign/ids';
import { renderFigure } from '#report/html/render-figure';
import { linkedViewFigure } from '#report/map/linked-map';
import { orderMapFigure } from '#report/map/order-map';
import { reportTemplates } from '#test/report/read-templates';
import { sampleView } from '#test/report/reports/sample-campaign';
import { browserOrSkip } from '#test/support/browser';
import { systemId } from '#test/support/campaign';
import { printedTexts } from './printed-texts.ts';

const browser = await browserOrSkip();
const COLUMNS = 20;
const ROWS = 15;
const CHOSEN = systemId('H1712');
/** At the very sides of the map. */
const AT_SIDES = [systemId('H0000'), systemId('H1914')];

const idAt = (column: number, row: number): SystemId =>
  systemId(`H${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`);

const [known] = Object.values(sampleView.systems);
const [met] = Object.values(sampleView.contacts);

/** Three hundred systems, each joined to the next. */
function largeView(own: SystemView['own'] = null): EmpireView {
  const places = Array.from({ length: COLUMNS * ROWS }, (_, at) => [
    at % COLUMNS,
    Math.floor(at / COLUMNS),
  ]) as readonly (readonly [number, number])[];
  const systems = places.map(([column, row]): SystemView => {
    const id = idAt(column, row);
    const hex = { q: column - Math.floor(row / 2), r: row };
    return { ...known!, id, name: `Groombridge ${String(column)} ${String(row)}`, hex, own };
  });
  const lanes = places.flatMap(([column, row]): readonly LaneView[] => {
    if (column + 1 === COLUMNS) return [];
    const [a, b] = [idAt(column, row), idAt(column + 1, row)];
    return [{ id: laneIdOf(a, b), a, b, class: 'minor', known: known!.located }];
  });
  return {
    ...sampleView,
    systems: tableOf(systems, ({ id }) => id),
    lanes: tableOf(lanes, ({ id }) => id),
    contacts: { [met!.id]: { ...met!, place: { kind: 'system', system: idAt(5, 5) } } },
  };
}

const style = (name: string): string =>
  readFileSync(new URL(`../../templates/styles/${name}.css`, import.meta.url), 'utf8');

const MEASURES = `(() => {
  const svg = document.querySelector('.map-canvas svg');
  const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
  return Math.min(...[...svg.querySelectorAll('text')].map((text) => parseFloat(getComputedStyle(text).fontSize) * scale));
})()`;
const SEEN = `(() => {
  const room = document.querySelector('.map-canvas').getBoundingClientRect();
  const goal = document.querySelector('.ring-goal').getBoundingClientRect();
  return goal.left >= room.left && goal.right <= room.right && goal.top >= room.top && goal.bottom <= room.bottom;
})()`;
const INSIDE = `(() => {
  const map = document.querySelector('.map-canvas svg').getBoundingClientRect();
  return [...document.querySelectorAll('.map-canvas .system-name')]
    .filter((name) => name.checkVisibility())
    .map((name) => name.getBoundingClientRect())
    .every(({ left, right }) => left >= map.left - 1 && right <= map.right + 1);
})()`;
const SCROLLED = `[document.querySelector('.map-canvas').scrollLeft, document.querySelector('.map-canvas').scrollTop]`;

/** Texts of which more than the space around letters is on top of another. */
const COVERED = `(() => {
  const texts = [...document.querySelectorAll('.map-canvas :is(.system-name, .fleet-name)')].filter((text) => text.checkVisibility());
  const boxes = texts.map((text) => text.getBoundingClientRect());
  const covers = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  return boxes.filter((box, at) => boxes.some((other, before) => before < at && covers(other, box))).length;
})()`;

test.skipIf(browser === undefined)(
  'on paper no letter of a map of 300 systems is smaller than 6 points, and no name covers another',
  async () => {
    const page = await browser!.newPage({ viewport: { width: 1280, height: 800 } });
    const figure = orderMapFigure(largeView(), {
      ...{ hrefOf: () => '#', ways: [], own: [] },
      noteOf: (id) => (id === CHOSEN ? { ring: 'goal', note: 'C3 P2 M1', about: '' } : null),
    });
    await page.setContent(
      `<style>${style('farlane')}${style('app')}</style><main class="page">${renderFigure(figure, reportTemplates)}</main>`,
    );
    const [texts = []] = await printedTexts(page);
    expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThanOrEqual(6);
    // The line around letters is drawn as the same text once more.
    const names = [...new Map(texts.map((one) => [one.text, one])).values()].filter(({ text }) =>
      text.startsWith('Groombridge'),
    );
    expect(names.length).toBeGreaterThan(50);
    expect(names.map(({ text }) => text)).toContain('Groombridge 17 12');
    const covered = names.filter((one, at) =>
      names
        .slice(0, at)
        .some(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > 1,
        ),
    );
    expect(covered.map(({ text }) => text)).toEqual([]);
    await page.close();
  },
);

test.skipIf(browser === undefined)(
  'on paper a map of narrow shape takes the width that its height leaves, without empty sides',
  async () => {
    const page = await browser!.newPage({ viewport: { width: 1280, height: 800 } });
    const view = largeView();
    const narrow = valuesById(view.systems).filter(({ hex }) => hex.q + Math.floor(hex.r / 2) < 4);
    const { svg, ...rest } = linkedViewFigure(
      { ...view, systems: tableOf(narrow, ({ id }) => id), lanes: {}, contacts: {} },
      { systemHref: () => '#', laneHref: () => '#', forceHref: () => '#', noteOf: () => null },
    );
    const figure = renderFigure({ ...rest, svg }, reportTemplates);
    await page.setContent(
      `<style>${style('farlane')}${style('app')}</style><main class="page"><div data-tool="map">${figure}</div></main>`,
    );
    await page.addScriptTag({ content: pageScript('page'), type: 'module' });
    await page.locator('.map-tools').waitFor();
    const shown = () => page.locator('.map svg').getAttribute('viewBox');
    const before = await shown();
    const [texts = []] = await printedTexts(page);
    const names = texts.filter(({ text }) => text.startsWith('Groombridge'));
    const tall =
      Math.max(...names.map(({ top }) => top)) - Math.min(...names.map(({ bottom }) => bottom));
    expect(names.length).toBeGreaterThan(30);
    // Of 225 mm.
    expect(tall).toBeGreaterThan(520);
    expect(await shown()).toBe(before);
    await page.close();
  },
);

test.skipIf(browser === undefined)(
  'on a phone names do not cover each other, where all systems have owners',
  async () => {
    const phone = await browser!.newPage({ viewport: { width: 390, height: 844 } });
    const { own } = Object.values(sampleView.systems).find((system) => system.own !== null)!;
    const figure = orderMapFigure(largeView(own), {
      ...{ hrefOf: () => '#', ways: [], own: [] },
      noteOf: (id) => (id === CHOSEN ? { ring: 'goal', note: '', about: '' } : null),
    });
    await phone.setContent(
      `<style>${style('farlane')}${style('app')}</style><main class="page"><div class="desk" data-tool="order-map"><section class="desk-map">${renderFigure(figure, reportTemplates)}</section></div></main>`,
    );
    await phone.addScriptTag({ content: pageScript('page'), type: 'module' });
    await phone.locator('.small-map').waitFor({ state: 'attached' });
    await phone.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => phone.evaluate<number>(COVERED)).toBe(0);
    await expect(phone.locator('.system:has(.ring) .system-name').isVisible()).resolves.toBe(true);
    await expect(phone.locator('.system-name:visible').count()).resolves.toBeGreaterThan(10);
    await phone.close();
  },
);

describe.skipIf(browser === undefined)('the desk’s map of 300 systems', () => {
  let page: Page;

  beforeAll(async () => {
    const figure = orderMapFigure(largeView(), {
      hrefOf: () => '#',
      noteOf: (id) => {
        if (id === CHOSEN) return { ring: 'goal', note: 'C3 P2 M1', about: '' };
        return AT_SIDES.includes(id) ? { ring: 'near', note: 'C3 P2 M1 S4', about: '' } : null;
      },
      ways: [],
      own: [],
    });
    page = await browser!.newPage({ viewport: { width: 1280, height: 800 } });
    await page.setContent(
      `<style>${style('farlane')}${style('app')}</style><main class="page"><div class="desk" data-tool="order-map"><section class="desk-map">${renderFigure(figure, reportTemplates)}</section></div></main>`,
    );
    await page.addScriptTag({ content: pageScript('page'), type: 'module' });
    await page.locator('.small-map').waitFor();
  });
  afterAll(() => browser!.close());

  test('no letter is smaller than 11 pixels, and the map is scrolled to what is chosen', async () => {
    await expect(page.evaluate<number>(MEASURES)).resolves.toBeGreaterThanOrEqual(11);
    await expect(page.evaluate<boolean>(SEEN)).resolves.toBe(true);
    await expect(
      page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
    ).resolves.toBe(0);
  });

  test('a press on the small picture goes there, and its frame follows', async () => {
    const frame = () => page.locator('.small-map-frame').getAttribute('x');
    const before = await frame();
    await page.locator('.small-map').click({ position: { x: 8, y: 8 } });
    await expect(page.evaluate(SCROLLED)).resolves.toEqual([0, 0]);
    await expect.poll(frame).not.toBe(before);
  });

  test('the map is dragged by the mouse, and “All” shows the whole of it', async () => {
    await page.mouse.move(700, 400);
    await page.mouse.down();
    await page.mouse.move(500, 300, { steps: 4 });
    await page.mouse.up();
    await expect(page.evaluate(SCROLLED)).resolves.toEqual([200, 100]);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(
      page.evaluate(
        `document.querySelector('.map-canvas').scrollWidth <= document.querySelector('.map-canvas').clientWidth`,
      ),
    ).resolves.toBe(true);
  });

  test('where all of it is shown, letters stay legible, and names that nobody needs make room', async () => {
    const names = () =>
      page.evaluate<readonly string[]>(
        `[...document.querySelectorAll('.map-canvas .system-name')].filter((name) => name.checkVisibility()).map(({ textContent }) => textContent)`,
      );
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => page.evaluate<number>(MEASURES)).toBeGreaterThanOrEqual(10.99);
    // Only what is chosen or near, cut short, with its note, and no part of it beyond the map.
    const near = 'Groo.C3 P2 M1 S4';
    await expect.poll(names).toEqual([near, 'Groo.C3 P2 M1', near]);
    await expect.poll(() => page.evaluate<boolean>(INSIDE)).toBe(true);
    // A fleet has its mark, but no number that would lie on names.
    const numbers = () => page.locator('.map-canvas .contact > text').isVisible();
    expect([await page.locator('.map-canvas .contact').count(), await numbers()]).toEqual([
      1,
      false,
    ]);
    for (let step = 0; step < 6; step += 1) {
      await page.getByRole('button', { name: 'Zoom in' }).click();
    }
    await expect.poll(async () => (await names()).length).toBe(COLUMNS * ROWS);
    expect(await numbers()).toBe(true);
    await expect.poll(names).toContain('Groombridge 17 12C3 P2 M1');
  });
});
