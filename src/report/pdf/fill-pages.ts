import type { Pen } from './pen.ts';
import type { Piece } from './piece.ts';

/** The part of a page that is written on, and its whole size; all in points. */
export type Sheet = Readonly<{
  left: number;
  top: number;
  bottom: number;
  size: readonly [width: number, height: number];
}>;
export type Sheets = Readonly<{ upright: Sheet; turned: Sheet }>;

const leastOf = ({ height, least }: Piece): number => least ?? height;

/** The least height of a piece and of all that must stand on the same page after it. */
function chainHeight(pieces: readonly Piece[], from: number): number {
  let height = 0;
  for (let index = from; index < pieces.length; index += 1) {
    const piece = pieces[index];
    if (piece === undefined) break;
    height += leastOf(piece) + (index === from ? 0 : piece.gap);
    if (!piece.keepsNext) break;
  }
  return height;
}

/** Fills pages with pieces from top to bottom, beginning a new page where the next chain of pieces would not fit. */
export function fillPages(pen: Pen, pieces: readonly Piece[], { upright, turned }: Sheets): void {
  let sheet = upright;
  let { top: y } = sheet;
  const turnPage = (first: Piece): void => {
    sheet = first.turned === true ? turned : upright;
    const [width, height] = sheet.size;
    pen.pdf.addPage({ size: [width, height], margin: 0 });
    y = sheet.top;
    if (first.repeats === undefined) return;
    first.repeats.draw(sheet.left, y, first.repeats.height);
    y += first.repeats.height;
  };
  pieces.forEach((piece, index) => {
    const isTop = y === sheet.top;
    const chain = chainHeight(pieces, index);
    const fits = y + piece.gap + chain <= sheet.bottom;
    const isOtherWay = (piece.turned === true) !== (sheet === turned);
    if (isOtherWay || (!isTop && (piece.breaksPage === true || !fits))) turnPage(piece);
    else y += isTop ? 0 : piece.gap;
    const room = sheet.bottom - y - (chain - leastOf(piece));
    const height = Math.min(piece.height, Math.max(leastOf(piece), room));
    piece.draw(sheet.left, y, height);
    y += height;
  });
}
