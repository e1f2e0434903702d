import drawWithPdfkit from 'svg-to-pdfkit';

import type { Face } from './inks.ts';

type Pdf = PDFKit.PDFDocument;

export type SvgBox = Readonly<{ x: number; y: number; width: number; height: number }>;

/** What pages need of a drawing library: put one SVG into a box, its texts in the page's own fonts. */
export type SvgDrawer = (pdf: Pdf, svg: string, box: SvgBox) => void;

/** Height of a picture for a width of one, from its viewBox; square when it has none. */
export function aspectOf(svg: string): number {
  const box = /viewBox\s*=\s*["']\s*[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)/u.exec(svg);
  const width = Number(box?.[1] ?? 1);
  const height = Number(box?.[2] ?? 1);
  return width > 0 && height > 0 ? height / width : 1;
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
