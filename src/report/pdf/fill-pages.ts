import type { Pen } from './pen.ts';
import type { Piece } from './piece.ts';

export type Sheet = Readonly<{ left: number; top: number; bottom: number }>;

/** The height of a piece and of all that must stand on the same page after it. */
function chainHeight(pieces: readonly Piece[], from: number): number {
  let height = 0;
  for (let index = from; index < pieces.length; index += 1) {
    const piece = pieces[index];
    if (piece === undefined) break;
    height += piece.height + (index === from ? 0 : piece.gap);
    if (!piece.keepsNext) break;
  }
  return height;
}

/** Fills pages with pieces from top to bottom, beginning a new page where the next chain of pieces would not fit. */
export function fillPages(pen: Pen, pieces: readonly Piece[], sheet: Sheet): void {
  let y = sheet.top;
  const turnPage = (first: Piece): void => {
    pen.pdf.addPage();
    y = sheet.top;
    if (first.repeats === undefined) return;
    first.repeats.draw(sheet.left, y);
    y += first.repeats.height;
  };
  pieces.forEach((piece, index) => {
    const isTop = y === sheet.top;
    const fits = y + piece.gap + chainHeight(pieces, index) <= sheet.bottom;
    if (!isTop && (piece.breaksPage === true || !fits)) turnPage(piece);
    else y += isTop ? 0 : piece.gap;
    piece.draw(sheet.left, y);
    y += piece.height;
  });
}
