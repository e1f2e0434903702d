/** The part of a page that can be drawn on, in points. */
export type Area = Readonly<{ width: number; height: number }>;

/** A large map on several pages that are joined: how large it is, and how many pages wide and high. */
export type Tiling = Readonly<{
  isTurned: boolean;
  columns: number;
  rows: number;
  /** The whole map, in points. */
  size: Area;
  /** What a page shows of it. */
  page: Area;
}>;

/** Letters below this size, in points, are too small to read on paper. */
const LEAST_LETTERS = 6;
/** As much of a page comes again on the next, to lay one over the other, in points. */
export const OVERLAP = 24;

/** The size of the smallest letters of a picture, in its own units; null: it has none. */
export function smallestLetters(svg: string): number | null {
  const sizes = [...svg.matchAll(/font-size="([\d.]+)"/gu)].map(([, size]) => Number(size));
  return sizes.length === 0 ? null : Math.min(...sizes);
}

/** How many pages of this length it takes, each but the first with an overlap. */
const pagesFor = (length: number, page: number): number =>
  Math.max(1, Math.ceil((length - OVERLAP) / (page - OVERLAP)));

/** The length of these pages once they are joined. */
const joined = (pages: number, page: number): number => pages * (page - OVERLAP) + OVERLAP;

function tilingOn(page: Area, isTurned: boolean, map: Area, least: number): Tiling {
  const columns = pagesFor(map.width * least, page.width);
  const rows = pagesFor(map.height * least, page.height);
  // As large as these pages allow: they are needed anyway.
  const scale = Math.min(
    joined(columns, page.width) / map.width,
    joined(rows, page.height) / map.height,
  );
  const size = { width: map.width * scale, height: map.height * scale };
  return { isTurned, columns, rows, size, page };
}

/**
 * The pages to be joined for a map whose letters are too small on one; null: one is enough.
 * @param map Its size in its own units; `letters`: its smallest letters in the same; `fits`: points per unit on one page.
 */
export function tilingOf(
  map: Area & Readonly<{ letters: number | null; fits: number }>,
  pages: Readonly<{ upright: Area; turned: Area }>,
): Tiling | null {
  if (map.letters === null || map.letters * map.fits >= LEAST_LETTERS) return null;
  const least = LEAST_LETTERS / map.letters;
  const upright = tilingOn(pages.upright, false, map, least);
  const turned = tilingOn(pages.turned, true, map, least);
  const count = ({ columns, rows }: Tiling): number => columns * rows;
  return count(turned) < count(upright) ? turned : upright;
}

/** A page of a tiling: its name, and what is left of the map's left and top edge on it. */
export type Tile = Readonly<{
  name: string;
  left: number;
  top: number;
  hasRight: boolean;
  hasBelow: boolean;
}>;

const A = 'A'.codePointAt(0) ?? 0;

/** The pages in the order of reading: `A1`, `B1`, …, `A2`. */
export const tilesOf = ({ columns, rows, page }: Tiling): readonly Tile[] =>
  Array.from({ length: rows * columns }, (_, index) => {
    const column = index % columns;
    const row = Math.trunc(index / columns);
    return {
      name: `${String.fromCodePoint(A + column)}${String(row + 1)}`,
      left: column * (page.width - OVERLAP),
      top: row * (page.height - OVERLAP),
      hasRight: column < columns - 1,
      hasBelow: row < rows - 1,
    };
  });
