import { createHash } from 'node:crypto';
import { keptLately } from '#kernel/collections/kept-lately';
import type { Issued, Paper, Renderers } from '#http/renderers';
import type { Document, MapFigure } from '#report/document/document';

/** Characters of JSON, for each kind. A sheet of a great empire with its map has some hundred thousand. */
const MOST = 24_000_000;

const keyOf = (...shown: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64');

/**
 * Keeps documents, maps and pieces of pages that were made lately. Each is known by all that it shows, so after an undo, a correction
 * or a restore nobody gets an older one, and nobody gets anything that they could not have had made themselves.
 */
export function keptPages(renderers: Renderers): Renderers {
  const documents = keptLately<Document>(MOST);
  const maps = keptLately<MapFigure>(MOST);
  const pieces = keptLately<string>(MOST);
  const paper =
    (which: Paper) =>
    (issued: Issued): Document =>
      documents(keyOf(which, issued), () => renderers.documents[which](issued));
  return {
    ...renderers,
    documents: { sheet: paper('sheet'), report: paper('report') },
    starMap: (view, options) => maps(keyOf(view, options), () => renderers.starMap(view, options)),
    html: (document, options) =>
      pieces(keyOf(document, options), () => renderers.html(document, options)),
  };
}
