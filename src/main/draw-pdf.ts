import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Document } from '#report/document/document';
import type { PaperSize } from '#report/document/paper-size';

const require = createRequire(import.meta.url);
const REGULAR = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf');
const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf');

/** `paperSize`: A4 if it is left out. */
export type PdfFor = Readonly<{ createdAt: string; paperSize?: PaperSize }>;

/** Draws a PDF. What draws it is loaded when the first is asked for: it's large, and most commands need none. */
export async function pdf(document: Document, { createdAt, ...rest }: PdfFor): Promise<Uint8Array> {
  const { renderPdf } = await import('#report/pdf/render-pdf');
  const fonts = { regular: readFileSync(REGULAR), bold: readFileSync(BOLD) };
  return renderPdf(document, { ...rest, fonts, createdAt: new Date(createdAt) });
}
