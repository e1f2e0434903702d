import type { Document } from '#report/document/document';
import { pdf } from './draw-pdf.ts';
import type { JobOf } from './thread-jobs.ts';

type Paper = Readonly<{ document: Document; createdAt: string }>;

/** Draws a PDF of a document that another thread wrote down. */
export function drawPaper({ json }: JobOf<'paper'>): Promise<Uint8Array> {
  // `papersInPool` wrote it.
  const { document, createdAt } = JSON.parse(json) as Paper;
  return pdf(document, { createdAt });
}
