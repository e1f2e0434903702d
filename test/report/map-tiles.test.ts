import { describe, expect, test } from 'vitest';
import { withoutSpare } from '#report/pdf/draw-svg';
import { OVERLAP, smallestLetters, tilesOf, tilingOf } from '#report/pdf/map-tiles';

const pages = { upright: { width: 500, height: 700 }, turned: { width: 700, height: 500 } };

describe('a map whose letters are too small on one page', () => {
  test('is told by the smallest letters of the picture', () => {
    expect(smallestLetters('<text font-size="13"/><text font-size="12.5"/>')).toBe(12.5);
    expect(smallestLetters('<circle/>')).toBeNull();
  });

  test('letters of 6 points are large enough', () => {
    const map = { width: 1000, height: 900, letters: 12 };
    expect(tilingOf({ ...map, fits: 0.5 }, pages)).toBeNull();
    expect(tilingOf({ ...map, letters: null, fits: 0.1 }, pages)).toBeNull();
    expect(tilingOf({ ...map, fits: 0.49 }, pages)).not.toBeNull();
  });

  test('takes as few pages as it can, turned where that is fewer, and fills them', () => {
    // At 6 points it is 650 wide and 480 high: one turned page, or two upright ones.
    const tiling = tilingOf({ width: 1300, height: 960, letters: 12, fits: 0.4 }, pages)!;
    expect(tiling).toMatchObject({ isTurned: true, columns: 1, rows: 1 });
    expect(tiling.size.height).toBeCloseTo(500);
  });

  test('each page shows what the next shows too, as wide as the overlap, and nothing is left out', () => {
    const tiling = tilingOf({ width: 2600, height: 1900, letters: 12, fits: 0.2 }, pages)!;
    const tiles = tilesOf(tiling);
    expect(tiles.map(({ name }) => name)).toEqual(['A1', 'B1', 'A2', 'B2']);
    expect(tiles.map(({ hasRight, hasBelow }) => [hasRight, hasBelow])).toEqual([
      [true, true],
      [false, true],
      [true, false],
      [false, false],
    ]);
    const last = tiles.at(-1)!;
    expect(last.left).toBe(tiling.page.width - OVERLAP);
    expect(last.left + tiling.page.width).toBeGreaterThanOrEqual(tiling.size.width - 0.001);
    expect(last.top + tiling.page.height).toBeGreaterThanOrEqual(tiling.size.height - 0.001);
    // Letters are never smaller than 6 points.
    expect((12 * tiling.size.width) / 2600).toBeGreaterThanOrEqual(6);
  });
});

test('a page of its own leaves out the empty sides of a map', () => {
  const svg = (box: string, more: string) =>
    `<svg xmlns="x" viewBox="${box}"${more} font-family="y">`;
  expect(withoutSpare(svg('-50 -20 300 90', ' data-spare="40"'))).toBe(svg('-10 -20 220 90', ''));
  expect(withoutSpare(svg('-50 -20 300 90', ''))).toBe(svg('-50 -20 300 90', ''));
});
