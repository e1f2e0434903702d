import type { Pen, Tag } from './pen.ts';

/** A strip of a page that is never cut: the unit that pages are filled with. */
export type Piece = Readonly<{
  height: number;
  /** Space above, dropped at the top of a page. */
  gap: number;
  /** Stays on one page with the piece after it. */
  keepsNext: boolean;
  /** Begins a new page. */
  breaksPage?: true;
  /** On a page that is turned on its side; a piece that isn't begins an upright page again. */
  turned?: true;
  /** The head above this piece when it is the first on a page, for example of its table. */
  repeats?: Piece;
  /** A piece that would rather be lower than begin a new page: how low, at least. */
  least?: number;
  /** `height`: what it got, its own unless it may be lower. */
  draw: (x: number, y: number, height: number) => void;
}>;

/** Where a block is laid out: how wide, under which heading, and as part of what. */
export type Place = Readonly<{
  pen: Pen;
  width: number;
  rank: number;
  parent: Tag;
  /** Height of an empty page. */
  pageHeight: number;
  /** What can be written on of an empty page that is turned on its side. */
  turnedPage: Readonly<{ width: number; height: number }>;
}>;

/** The height of pieces stacked without a page break between them. */
export const stackHeight = (pieces: readonly Piece[]): number =>
  pieces.reduce((total, piece, index) => total + piece.height + (index === 0 ? 0 : piece.gap), 0);

/** Draws pieces under each other. */
export function drawStack(pieces: readonly Piece[], x: number, y: number): void {
  let at = y;
  pieces.forEach((piece, index) => {
    at += index === 0 ? 0 : piece.gap;
    piece.draw(x, at, piece.height);
    at += piece.height;
  });
}

/**
 * The pieces of items or rows one after the other, so that neither the first nor the last is alone on its side of the end of a page. Two of
 * them stay on one page anyway.
 */
export const inCompany = (items: readonly (readonly Piece[])[]): readonly Piece[] =>
  items.flatMap((pieces, at) => {
    const staysWithNext = at < items.length - 1 && (at === 0 || at === items.length - 2);
    if (!staysWithNext) return pieces;
    const last = pieces.length - 1;
    return pieces.map((piece, index) => (index === last ? { ...piece, keepsNext: true } : piece));
  });
