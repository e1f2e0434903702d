import { contentsOf } from '#report/document/contents-of';
import type { Document } from '#report/document/document';
import { factPieces } from './fact-pieces.ts';
import { BODY, COLOURS, SUBTITLE, TITLE } from './inks.ts';
import { linePieces } from './line-pieces.ts';
import { inkRun, type Pen } from './pen.ts';
import type { Piece, Place } from './piece.ts';

const line = (pen: Pen, width: number, colour: string): Piece => ({
  height: 1,
  gap: 6,
  keepsNext: false,
  draw: (x, y) => {
    pen.artifact(() => {
      pen.rule({ x, y, width, weight: 0.8, colour });
    });
  },
});

const MARK = 30;
/** The square that the paths of a mark are drawn in. */
const MARK_SQUARE = 24;

/** The mark at the right end of the title's first line. */
function withMark(pieces: readonly Piece[], { mark }: Document, place: Place): readonly Piece[] {
  const { pen } = place;
  if (mark === undefined) return pieces;
  const figure = pen.tag(place.parent, 'Figure', { alt: mark.alt });
  return pieces.map((piece, index) => ({
    ...piece,
    draw: (x, y, height) => {
      piece.draw(x, y, height);
      if (index > 0) return;
      pen.tagged(figure, () => {
        pen.pdf
          .save()
          .translate(x + place.width - MARK, y)
          .scale(MARK / MARK_SQUARE);
        for (const path of mark.paths) pen.pdf.path(path).fill(mark.color, 'even-odd');
        pen.pdf.restore();
      });
    },
  }));
}

/** Title, facts and contents: the first things that readers check. */
export function headPieces(document: Document, place: Place): readonly Piece[] {
  const { pen, width, parent } = place;
  const room = document.mark === undefined ? width : width - MARK - 6;
  const titleLines = linePieces(
    { ...place, width: room },
    {
      runs: [inkRun(pen, document.title, TITLE)],
      size: TITLE.size,
      tag: pen.tag(parent, 'H1'),
      gap: 0,
      keepsNext: true,
    },
  );
  const title = withMark(titleLines, document, place);
  const subtitle =
    document.subtitle === undefined
      ? []
      : linePieces(place, {
          runs: [inkRun(pen, document.subtitle, SUBTITLE)],
          size: SUBTITLE.size,
          tag: pen.tag(parent, 'P'),
          gap: 0,
        });
  const contents = contentsOf(document).flatMap((group, index) => [
    ...(index === 0 ? [] : [inkRun(pen, '  ·  ', BODY.quiet)]),
    inkRun(pen, group.title.replaceAll(' ', '\u00a0'), { ...BODY.link, goTo: group.anchor }),
  ]);
  return [
    ...title,
    ...subtitle,
    line(pen, width, COLOURS.gold),
    ...factPieces(document.facts, place),
    ...(contents.length === 0
      ? []
      : [
          ...linePieces(place, {
            runs: contents,
            size: BODY.size,
            tag: pen.tag(parent, 'P'),
            gap: 6,
          }),
        ]),
  ];
}
