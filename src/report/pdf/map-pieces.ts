import type { BlockOf } from '#report/document/document';
import { aspectOf, drawSvg } from './draw-svg.ts';
import { BODY, MAP_LEGEND } from './inks.ts';
import { linePieces } from './line-pieces.ts';
import { inkRun } from './pen.ts';
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
  block: BlockOf<'map'>,
  place: Place,
  head: (place: Place) => readonly Piece[],
): readonly Piece[] {
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
  const most = Math.max(upright, turned) * aspect;
  const pieces = [...head(page), ...pictureWithLegend(block, page, { most, least: most })];
  return pieces.map((piece, index) => ({
    ...piece,
    ...(isTurned ? { turned: true as const } : {}),
    ...(index === 0 ? { breaksPage: true as const } : {}),
  }));
}

function pictureWithLegend(
  block: BlockOf<'map'>,
  place: Place,
  { most: height, least }: Room,
): readonly Piece[] {
  const { pen, width } = place;
  const figure = pen.tag(place.parent, 'Figure', { alt: block.alt });
  // The map's links lead to rows of a page; on paper they would be dead addresses.
  const linkless = block.svg.replace(/<(\/?)a(?=[\s>])/gu, '<$1g');
  const svg = linkless.split('\n').map(pen.clean).join('\n');
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
