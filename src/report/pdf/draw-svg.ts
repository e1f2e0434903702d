import drawWithPdfkit from 'svg-to-pdfkit';

import type { Face } from './inks.ts';

type Pdf = PDFKit.PDFDocument;

export type SvgBox = Readonly<{ x: number; y: number; width: number; height: number }>;

/** What pages need of a drawing library: put one SVG into a box, its texts in the page's own fonts. */
export type SvgDrawer = (pdf: Pdf, svg: string, box: SvgBox) => void;

/** Width and height of a picture in its own units, from its viewBox; a square of one when it has none. */
export function sizeOf(svg: string): Readonly<{ width: number; height: number }> {
  const box = /viewBox\s*=\s*["']\s*[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)/u.exec(svg);
  const width = Number(box?.[1] ?? 1);
  const height = Number(box?.[2] ?? 1);
  return width > 0 && height > 0 ? { width, height } : { width: 1, height: 1 };
}

const SPARE = /(viewBox=")(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+)("[^>]*?) data-spare="([\d.]+)"/u;

/** A picture without the empty sides that it has for the width of a page. */
export const withoutSpare = (svg: string): string =>
  svg.replace(SPARE, (...[, begin, left, top, width, height, end, spare]: readonly string[]) => {
    const [x, wide, sides] = [left, width, spare].map(Number);
    const box = [(x ?? 0) + (sides ?? 0), top, (wide ?? 0) - 2 * (sides ?? 0), height];
    return `${begin ?? ''}${box.join(' ')}${end ?? ''}`;
  });

/** Height of a picture for a width of one. */
export function aspectOf(svg: string): number {
  const { width, height } = sizeOf(svg);
  return height / width;
}

const faceFor = (_family: string, bold: boolean): Face => (bold ? 'bold' : 'regular');

/** Draws by svg-to-pdfkit. Its warnings are about features that the maps do not use, and a page has no console. */
export const drawSvg: SvgDrawer = (pdf, svg, { x, y, width, height }) => {
  pdf.save();
  drawWithPdfkit(pdf, svg, x, y, {
    width,
    height,
    assumePt: true,
    preserveAspectRatio: 'xMidYMid meet',
    fontCallback: faceFor,
    warningCallback: () => undefined,
  });
  pdf.restore();
};
