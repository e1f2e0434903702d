import PDFDocument from 'pdfkit';

import type { Document } from '#report/document/document';
import { blockPieces } from './block-pieces.ts';
import { fillPages, type Sheet } from './fill-pages.ts';
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
}>;

type Pdf = InstanceType<typeof PDFDocument>;

const PAGE = { width: 595.28, height: 841.89, side: 38, top: 34, bottom: 44 } as const;
const SHEET: Sheet = { left: PAGE.side, top: PAGE.top, bottom: PAGE.height - PAGE.bottom };
const CONTENT_WIDTH = PAGE.width - 2 * PAGE.side;

function openPdf(document: Document, options: PdfOptions): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
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
  const baseline = PAGE.height - 24;
  for (let page = 0; page < count; page += 1) {
    pen.pdf.switchToPage(page);
    const number = [inkRun(pen, `Page ${String(page + 1)} of ${String(count)}`, FOOTER)];
    pen.artifact(() => {
      const colour = COLOURS.hairline;
      pen.rule({ x: PAGE.side, y: baseline - 11, width: CONTENT_WIDTH, weight: 0.4, colour });
      pen.write([inkRun(pen, title, FOOTER)], PAGE.side, baseline);
      pen.write(number, PAGE.width - PAGE.side - widthOfLine(pen, number), baseline);
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

/** The report as an A4 document: tagged, with bookmarks, its fonts inside, byte for byte the same for the same input. */
export async function renderPdf(document: Document, options: PdfOptions): Promise<Uint8Array> {
  const pdf = openPdf(document, options);
  const bytes = collect(pdf);
  const pen = takePen(pdf);
  const place: Place = {
    pen,
    width: CONTENT_WIDTH,
    rank: 1,
    parent: pen.tag(undefined, 'Document'),
    pageHeight: SHEET.bottom - SHEET.top,
  };
  const pieces = [...headPieces(document, place), ...blockPieces(document.blocks, place)];
  fillPages(pen, [...pieces, ...glyphPieces(place)], SHEET);
  drawFooters(pen, footerTitle(document));
  pdf.end();
  return bytes;
}
