import type { BlockOf } from '#report/document/document';
import { plural } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';
import { aspectOf, drawSvg, sizeOf, withoutSpare } from './draw-svg.ts';
import { BODY, COLOURS, MAP_LEGEND } from './inks.ts';
import { linePieces } from './line-pieces.ts';
import {
  type Area,
  OVERLAP,
  smallestLetters,
  type Tile,
  tilesOf,
  type Tiling,
  tilingOf,
} from './map-tiles.ts';
import { inkRun, type Pen } from './pen.ts';
import type { Piece, Place } from './piece.ts';

const TALLEST_SHARE = 0.4;
/** The share of its height that a map keeps at least, before it moves to the next page. */
const LEAST_SHARE = 0.68;

/** How high a map may be, and how low at least. */
type Room = Readonly<{ most: number; least: number }>;

/** The map over the full width, as high as it wants but never the whole page, and its legend in one run below. */
export function mapPieces(block: BlockOf<'map'>, place: Place): readonly Piece[] {
  const wanted = place.width * aspectOf(block.svg);
  const most = Math.min(wanted, place.pageHeight * TALLEST_SHARE);
  return pictureWithLegend(block, place, { most, least: most * LEAST_SHARE });
}

/** What the heading above a map of its own page takes, and the legend below it. */
const AROUND = 74;

/** A map as large as a page allows, turned on its side where it gets larger that way; `head`: the pieces above it. */
export function wholePagePieces(
  drawn: BlockOf<'map'>,
  place: Place,
  head: (place: Place) => readonly Piece[],
): readonly Piece[] {
  const block = { ...drawn, svg: withoutSpare(drawn.svg) };
  const aspect = aspectOf(block.svg);
  const { turnedPage } = place;
  const widthIn = (width: number, height: number): number =>
    Math.min(width, (height - AROUND) / aspect);
  const upright = widthIn(place.width, place.pageHeight);
  const turned = widthIn(turnedPage.width, turnedPage.height);
  const isTurned = turned > upright;
  const page: Place = isTurned
    ? { ...place, width: turnedPage.width, pageHeight: turnedPage.height }
    : place;
  const width = Math.max(upright, turned);
  const most = width * aspect;
  const pieces = [...head(page), ...pictureWithLegend(block, page, { most, least: most })];
  const whole = pieces.map((piece, index) => ({
    ...piece,
    ...(isTurned ? { turned: true as const } : {}),
    ...(index === 0 ? { breaksPage: true as const } : {}),
  }));
  return [...whole, ...joinedPieces(block, place, width)];
}

/** The same map on pages to be joined, if its letters are too small on one; `width`: how wide it is there. */
function joinedPieces(block: BlockOf<'map'>, place: Place, width: number): readonly Piece[] {
  const { turnedPage } = place;
  const map = sizeOf(block.svg);
  const tiling = tilingOf(
    { ...map, letters: smallestLetters(block.svg), fits: width / map.width },
    {
      upright: { width: place.width, height: place.pageHeight - ABOVE_TILE },
      turned: { width: turnedPage.width, height: turnedPage.height - ABOVE_TILE },
    },
  );
  if (tiling === null) return [];
  const svg = printable(block.svg, place.pen);
  const tiles = tilesOf(tiling);
  return tiles.flatMap((tile) => tilePieces({ tile, tiling, svg, count: tiles.length }, place));
}

/** What the line above a part of a map takes. */
const ABOVE_TILE = 30;

type Part = Readonly<{ tile: Tile; tiling: Tiling; svg: string; count: number }>;

/** A part of a large map, on a page of its own, with the lines to cut along. */
function tilePieces({ tile, tiling, svg, count }: Part, place: Place): readonly Piece[] {
  const { pen } = place;
  const { page, size } = tiling;
  const turned = tiling.isTurned ? { turned: true as const } : {};
  const text = partText(tile, count);
  const tag = pen.tag(place.parent, 'P');
  const [first, ...rest] = linePieces(
    { ...place, width: page.width },
    { runs: [inkRun(pen, text, BODY.quiet)], size: BODY.size, tag, gap: 0, keepsNext: true },
  ).map((piece) => ({ ...piece, ...turned }));
  if (first === undefined) return [];
  const figure = pen.tag(place.parent, 'Figure', { alt: `Part ${tile.name} of the map.` });
  const picture: Piece = {
    ...turned,
    height: page.height,
    gap: 6,
    keepsNext: false,
    draw: (x, y) => {
      pen.tagged(figure, () => {
        pen.pdf.save();
        pen.pdf.rect(x, y, page.width, page.height).clip();
        drawSvg(pen.pdf, svg, { x: x - tile.left, y: y - tile.top, ...size });
        pen.pdf.restore();
      });
      pen.artifact(() => drawCuts(pen, { x, y, tile, page }));
    },
  };
  return [{ ...first, breaksPage: true }, ...rest, picture];
}

/** Says which part it is, and what to do with it. */
function partText({ name, hasRight, hasBelow }: Tile, count: number): string {
  const sides = [...(hasRight ? ['right'] : []), ...(hasBelow ? ['lower'] : [])];
  const cut =
    sides.length === 0
      ? ''
      : ` Cut along the ${listed(sides)} dashed ${plural(sides.length, 'line', 'lines')}, and lay it over the next.`;
  return `Star map in ${String(count)} parts to join: ${name}.${cut}`;
}

type Cut = Readonly<{ x: number; y: number; tile: Tile; page: Area }>;

/** Where a part is cut to be laid over the next. */
function drawCuts({ pdf }: Pen, { x, y, tile, page }: Cut): void {
  const right = x + page.width - OVERLAP / 2;
  const bottom = y + page.height - OVERLAP / 2;
  pdf.save();
  pdf.lineWidth(0.5).dash(4, { space: 3 }).strokeColor(COLOURS.rule);
  if (tile.hasRight)
    pdf
      .moveTo(right, y)
      .lineTo(right, y + page.height)
      .stroke();
  if (tile.hasBelow)
    pdf
      .moveTo(x, bottom)
      .lineTo(x + page.width, bottom)
      .stroke();
  pdf.restore();
}

/** The picture without what is dead on paper: the map's links lead to rows of a page. */
const printable = (svg: string, { clean }: Pen): string =>
  svg
    .replace(/<(\/?)a(?=[\s>])/gu, '<$1g')
    .split('\n')
    .map(clean)
    .join('\n');

function pictureWithLegend(
  block: BlockOf<'map'>,
  place: Place,
  { most: height, least }: Room,
): readonly Piece[] {
  const { pen, width } = place;
  const figure = pen.tag(place.parent, 'Figure', { alt: block.alt });
  const svg = printable(block.svg, pen);
  const picture: Piece = {
    height,
    least,
    gap: 6,
    keepsNext: block.legend !== undefined,
    draw: (x, y, given) => {
      pen.tagged(figure, () => {
        drawSvg(pen.pdf, svg, { x, y, width, height: given });
      });
    },
  };
  if (block.legend === undefined) return [picture];
  const runs = block.legend.flatMap((entry, index) => [
    ...(index === 0 ? [] : [inkRun(pen, '\u00a0\u00a0 ', BODY.quiet)]),
    inkRun(pen, `${entry.mark.replaceAll(' ', '\u00a0')}\u00a0`, MAP_LEGEND),
    inkRun(pen, entry.meaning.replaceAll(' ', '\u00a0'), BODY.quiet),
  ]);
  const tag = pen.tag(place.parent, 'P');
  return [picture, ...linePieces(place, { runs, size: BODY.size, tag, gap: 3 })];
}
