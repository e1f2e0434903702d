import type { BlockOf } from '#report/document/document';
import { aspectOf, drawSvg } from './draw-svg.ts';
import { BODY, MAP_LEGEND } from './inks.ts';
import { linePieces } from './line-pieces.ts';
import { inkRun } from './pen.ts';
import type { Piece, Place } from './piece.ts';

const TALLEST_SHARE = 0.4;
/** The share of its height that a map keeps at least, before it moves to the next page. */
const LEAST_SHARE = 0.68;

/** The map over the full width, as high as it wants but never the whole page, and its legend in one run below. */
export function mapPieces(block: BlockOf<'map'>, place: Place): readonly Piece[] {
  const { pen, width } = place;
  const height = Math.min(width * aspectOf(block.svg), place.pageHeight * TALLEST_SHARE);
  const figure = pen.tag(place.parent, 'Figure', { alt: block.alt });
  // The map's links lead to rows of a page; on paper they would be dead addresses.
  const linkless = block.svg.replace(/<(\/?)a(?=[\s>])/gu, '<$1g');
  const svg = linkless.split('\n').map(pen.clean).join('\n');
  const picture: Piece = {
    height,
    least: height * LEAST_SHARE,
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
