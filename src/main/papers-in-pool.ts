import { createHash } from 'node:crypto';
import type { Renderers } from '#http/renderers';
import { type Draw, keptPapers } from './kept-papers.ts';
import type { ThreadPool } from './thread-pool.ts';

/** Papers that were drawn lately. A sheet of a great empire has some hundred kilobytes. */
const KEPT_BYTES = 64_000_000;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64');

/**
 * Draws PDFs in threads of the pool, and keeps those drawn last. A paper is known by all that it shows and its date, so nobody gets
 * anything by it that they could not have drawn themselves. It is kept in memory: a drawn paper is a copy of secrets that no disk need
 * hold, and another version of Farlane, which may draw it in another way, begins with nothing.
 */
export function papersInPool(renderers: Renderers, pool: ThreadPool): Renderers {
  const papers = keptPapers(KEPT_BYTES);
  return {
    ...renderers,
    pdf: (document, { createdAt, signal }) => {
      // As text it is handed over far sooner than as a tree.
      const json = JSON.stringify({ document, createdAt });
      const draw: Draw = (unwanted) => pool.work('paper', { json }, { signal: unwanted });
      return papers.get(digest(json), draw, signal).catch((error: unknown) => {
        // It was not begun, because nobody waits for it.
        if (signal?.aborted === true) return new Uint8Array();
        throw error;
      });
    },
  };
}
