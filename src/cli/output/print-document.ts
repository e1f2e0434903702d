import type { CliRenderers } from '#cli/desk';
import { writeOutput } from '#cli/files';
import type { Document } from '#report/document/document';
import { listedOr } from '#kernel/words/listed';
import { PAPER_SIZES, paperSizeNamed } from '#report/document/paper-size';
import { done, misused, refusedBecause, type Reply } from './reply.ts';

/** Where a document goes: into one of these files, or to the terminal. `paper`: the size of a PDF. */
export type PrintOptions = Readonly<{ html?: string; pdf?: string; paper?: string }>;

/** The help of the option `--paper <size>`. */
export const PAPER_HELP = `the paper of the PDF file: ${listedOr(PAPER_SIZES)} (default: ${PAPER_SIZES[0]})`;

type Printed = Readonly<{
  document: Document;
  /** What `--json` prints in its place. */
  data: unknown;
  createdAt: string;
}>;

/** The options of commands that print documents fit together. Null: they do. */
export function printTrouble({ html, pdf, paper }: PrintOptions): Reply | null {
  if (html !== undefined && pdf !== undefined) {
    return misused('You gave --html and --pdf. Choose one of them.');
  }
  if (paper === undefined) return null;
  if (paperSizeNamed(paper) === undefined) {
    return misused(`--paper can’t be “${paper}”. Choose ${listedOr(PAPER_SIZES)}.`);
  }
  return pdf === undefined ? misused('--paper is for a PDF file. Give --pdf too.') : null;
}

/** A document as a PDF, on the paper of the options. */
export function pdfOf(
  render: CliRenderers,
  { document, createdAt }: Pick<Printed, 'document' | 'createdAt'>,
  { paper = '' }: PrintOptions,
): Promise<Uint8Array> {
  const paperSize = paperSizeNamed(paper);
  return render.pdf(document, { createdAt, ...(paperSize === undefined ? {} : { paperSize }) });
}

function written(path: string, content: string | Uint8Array): Reply {
  const trouble = writeOutput(path, content);
  if (trouble === undefined) return done({ file: path }, [`Written: ${path}`]);
  return refusedBecause(`Farlane can’t write ${path}: ${trouble}. Name another file.`);
}

/** Prints a document, or writes it to a file. */
export async function printDocument(
  render: CliRenderers,
  { document, data, createdAt }: Printed,
  options: PrintOptions,
): Promise<Reply> {
  const { html, pdf } = options;
  if (html !== undefined) return written(html, render.htmlFile(document));
  if (pdf !== undefined) return written(pdf, await pdfOf(render, { document, createdAt }, options));
  return done(data, [render.text(document).trimEnd()]);
}
