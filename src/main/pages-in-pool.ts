import { createHash } from 'node:crypto';
import { type SheetWork, sheetWorkHere } from '#app/orders/kept-verdicts';
import type { Renderers } from '#http/renderers';
import { isGreat } from './is-great.ts';
import { type Draw, keptPapers } from './kept-papers.ts';
import type { ThreadPool } from './thread-pool.ts';
import type { PdfWork, ViewWork } from './work-on-view.ts';

/** Papers that were drawn lately. A sheet of a great empire has some hundred kilobytes. */
const KEPT_BYTES = 64_000_000;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64');

type Given<K extends keyof ViewWork> = Readonly<Parameters<ViewWork[K]>>;
type Made<K extends keyof ViewWork> = Awaited<ReturnType<ViewWork[K]>>;

/** Does work on a view in a thread. As text the view is handed over far sooner than as a tree. */
const inThread = async <K extends keyof ViewWork>(
  pool: ThreadPool,
  name: K,
  ...given: Given<K>
): Promise<Made<K>> =>
  // The thread does the work of this name.
  (await pool.work('page', { name, json: JSON.stringify(given) })) as Made<K>;

/** Verdicts, foreseen supply and proposals; those of a great empire are worked out in a thread of the pool. */
export const sheetsInPool = (pool: ThreadPool): SheetWork => ({
  judged: (view, orders) =>
    isGreat(view) ? inThread(pool, 'judged', view, orders) : sheetWorkHere.judged(view, orders),
  foreseen: (view, orders) =>
    isGreat(view) ? inThread(pool, 'foreseen', view, orders) : sheetWorkHere.foreseen(view, orders),
  planned: (view, machine, seed) =>
    isGreat(view)
      ? inThread(pool, 'planned', view, machine, seed)
      : sheetWorkHere.planned(view, machine, seed),
});

/**
 * Makes pages of great empires in threads of the pool, and draws all PDFs there. PDFs drawn last are kept: each is known by all that it
 * shows and its date, so nobody gets anything by it that they could not have drawn themselves. They are kept in memory: a drawn paper is
 * a copy of secrets that no disk need hold, and another version of Farlane, which may draw it in another way, begins with nothing.
 */
export function pagesInPool(renderers: Renderers, pool: ThreadPool): Renderers {
  const papers = keptPapers(KEPT_BYTES);
  // A signal can’t go to another thread.
  const drawn = <K extends PdfWork>(
    signal: AbortSignal | undefined,
    name: K,
    ...given: Given<K>
  ): Promise<Uint8Array> => {
    const json = JSON.stringify(given);
    const draw: Draw = (unwanted) => pool.work('paper', { name, json }, { signal: unwanted });
    return papers.get(digest(`${name} ${json}`), draw, signal).catch((error: unknown) => {
      // It was not begun, because nobody waits for it.
      if (signal?.aborted === true) return new Uint8Array();
      throw error;
    });
  };
  return {
    ...renderers,
    paperPage: (paper, issued, options) =>
      isGreat(issued.view)
        ? inThread(pool, 'paperPage', paper, issued, options)
        : renderers.paperPage(paper, issued, options),
    mapPage: (view, options) =>
      isGreat(view) ? inThread(pool, 'mapPage', view, options) : renderers.mapPage(view, options),
    forceListFile: (printed, { signal, ...options }) =>
      options.form === 'pdf'
        ? drawn(signal, 'forceListFile', printed, options)
        : inThread(pool, 'forceListFile', printed, options),
    documentFile: (document, { signal, ...options }) =>
      options.form === 'pdf'
        ? drawn(signal, 'documentFile', document, options)
        : renderers.documentFile(document, options),
    paperFile: (paper, issued, { signal, ...options }) => {
      if (options.form === 'pdf') return drawn(signal, 'paperFile', paper, issued, options);
      return isGreat(issued.view)
        ? inThread(pool, 'paperFile', paper, issued, options)
        : renderers.paperFile(paper, issued, options);
    },
  };
}
