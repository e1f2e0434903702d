import type { CliRenderers } from '#cli/desk';
import { writeOutput } from '#cli/files';
import type { Document } from '#report/document/document';
import { done, misused, refusedBecause, type Reply } from './reply.ts';

/** Where a document goes: into one of these files, or to the terminal. */
export type PrintOptions = Readonly<{ html?: string; pdf?: string }>;

type Printed = Readonly<{
  document: Document;
  /** What `--json` prints in its place. */
  data: unknown;
  createdAt: string;
}>;

/** The options of commands that print documents fit together. Null: they do. */
export const printTrouble = ({ html, pdf }: PrintOptions): Reply | null =>
  html !== undefined && pdf !== undefined
    ? misused('You gave --html and --pdf. Choose one of them.')
    : null;

function written(path: string, content: string | Uint8Array): Reply {
  const trouble = writeOutput(path, content);
  if (trouble === undefined) return done({ file: path }, [`Written: ${path}`]);
  return refusedBecause(`Farlane can’t write ${path}: ${trouble}. Name another file.`);
}

/** Prints a document, or writes it to a file. */
export async function printDocument(
  render: CliRenderers,
  { document, data, createdAt }: Printed,
  { html, pdf }: PrintOptions,
): Promise<Reply> {
  if (html !== undefined) return written(html, render.htmlFile(document));
  if (pdf !== undefined) return written(pdf, await render.pdf(document, { createdAt }));
  return done(data, [render.text(document).trimEnd()]);
}
