import PDFDocument from 'pdfkit';

import type { Document } from '#report/document/document';
import type { PaperSize } from '#report/document/paper-size';
import { blockPieces } from './block-pieces.ts';
import { fillPages, type Sheet, type Sheets } from './fill-pages.ts';
import { headPieces } from './head-pieces.ts';
import { BODY, COLOURS, FOOTER } from './inks.ts';
import { linePieces } from './line-pieces.ts';
import { inkRun, takePen, widthOfLine, type Pen } from './pen.ts';
import type { Piece, Place } from './piece.ts';

export type PdfOptions = Readonly<{
  /** TrueType files. DejaVu Sans covers the scripts and signs that names and maps use. */
  fonts: Readonly<{ regular: Uint8Array; bold: Uint8Array }>;
  /** Written into the file: the same document and date give the same bytes. */
  createdAt: Date;
  author?: string;
  /** A4 if it is left out. */
  paperSize?: PaperSize;
}>;

type Pdf = InstanceType<typeof PDFDocument>;

/** Width and height in points. */
const SIZES: Readonly<Record<PaperSize, readonly [width: number, height: number]>> = {
  a4: [595.28, 841.89],
  letter: [612, 792],
  a3: [841.89, 1190.55],
  legal: [612, 1008],
  tabloid: [792, 1224],
};
const MARGIN = { side: 38, top: 34, bottom: 44 } as const;

const sheetOf = (width: number, height: number): Sheet => ({
  left: MARGIN.side,
  top: MARGIN.top,
  bottom: height - MARGIN.bottom,
  size: [width, height],
});

const widthIn = ({ size: [width] }: Sheet): number => width - 2 * MARGIN.side;
const heightIn = ({ top, bottom }: Sheet): number => bottom - top;

function sheetsOf({ paperSize = 'a4' }: PdfOptions): Sheets {
  const [width, height] = SIZES[paperSize];
  return { upright: sheetOf(width, height), turned: sheetOf(height, width) };
}

function openPdf(document: Document, options: PdfOptions, { size }: Sheet): Pdf {
  const [width, height] = size;
  const pdf = new PDFDocument({
    size: [width, height],
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    // An empty name keeps pdfkit from opening Helvetica, which would be referred to without being in the file.
    font: '',
    autoFirstPage: false,
    info: {
      Title: document.title,
      ...(options.author === undefined ? {} : { Author: options.author }),
      Creator: 'Farlane',
      Producer: 'Farlane',
      CreationDate: options.createdAt,
      ModDate: options.createdAt,
    },
  });
  pdf.registerFont('regular', options.fonts.regular);
  pdf.registerFont('bold', options.fonts.bold);
  pdf.addPage();
  return pdf;
}

function collect(pdf: Pdf): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('error', reject);
    pdf.on('end', () => {
      const bytes = new Uint8Array(chunks.reduce((total, chunk) => total + chunk.length, 0));
      let at = 0;
      for (const chunk of chunks) {
        bytes.set(chunk, at);
        at += chunk.length;
      }
      resolve(bytes);
    });
  });
}

/** Title and page number at the foot of every page, when their number is known. */
function drawFooters(pen: Pen, title: string): void {
  const { count } = pen.pdf.bufferedPageRange();
  const { side: left } = MARGIN;
  for (let page = 0; page < count; page += 1) {
    pen.pdf.switchToPage(page);
    const width = pen.pdf.page.width - 2 * left;
    const baseline = pen.pdf.page.height - 24;
    const number = [inkRun(pen, `Page ${String(page + 1)} of ${String(count)}`, FOOTER)];
    pen.artifact(() => {
      const colour = COLOURS.hairline;
      pen.rule({ x: left, y: baseline - 11, width, weight: 0.4, colour });
      pen.write([inkRun(pen, title, FOOTER)], left, baseline);
      pen.write(number, left + width - widthOfLine(pen, number), baseline);
    });
  }
}

/** Says what the replacement sign means, if it had to be used. */
function glyphPieces(place: Place): readonly Piece[] {
  const { pen, parent } = place;
  if (!pen.hasReplaced()) return [];
  const text = `${pen.replacement} replaces a character that is missing from the fonts of this document.`;
  const runs = [inkRun(pen, text, BODY.quiet)];
  return linePieces(place, { runs, size: BODY.size, tag: pen.tag(parent, 'P'), gap: 12 });
}

const footerTitle = (document: Document): string =>
  document.subtitle === undefined ? document.title : `${document.title} · ${document.subtitle}`;

/** The report as a document to print: tagged, with bookmarks, its fonts inside, byte for byte the same for the same input. */
export async function renderPdf(document: Document, options: PdfOptions): Promise<Uint8Array> {
  const sheets = sheetsOf(options);
  const { upright, turned } = sheets;
  const pdf = openPdf(document, options, upright);
  const bytes = collect(pdf);
  const pen = takePen(pdf);
  const place: Place = {
    pen,
    width: widthIn(upright),
    rank: 1,
    parent: pen.tag(undefined, 'Document'),
    pageHeight: heightIn(upright),
    turnedPage: { width: widthIn(turned), height: heightIn(turned) },
  };
  const pieces = [...headPieces(document, place), ...blockPieces(document.blocks, place)];
  fillPages(pen, [...pieces, ...glyphPieces(place)], sheets);
  drawFooters(pen, footerTitle(document));
  pdf.end();
  return bytes;
}
