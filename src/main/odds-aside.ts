import type { OddsAside, OddsBreak } from '#app/odds/odds-register';
import { oddsInPool } from './odds-in-threads.ts';
import type { ThreadPool } from './thread-pool.ts';

/** Somebody waits for it at their browser, and others may wait behind them. */
const LONGEST_MS = 120_000;

/** Fights battles for odds in the pool, part by part, so that pages are answered meanwhile; ends it when that takes too long. */
export const oddsAside =
  (pool: ThreadPool): OddsAside =>
  ({ input, progress }) => {
    const controller = new AbortController();
    let why: OddsBreak = 'stopped';
    const end = (because: OddsBreak): void => {
      why = because;
      controller.abort();
    };
    const timer = setTimeout(() => end('too-long'), LONGEST_MS);
    const { signal } = controller;
    const over = oddsInPool({ input, threads: 1, progress }, { pool, signal })
      .catch((error: unknown) => {
        if (signal.aborted) return why;
        throw error;
      })
      .then((came) => (signal.aborted ? why : came))
      .finally(() => clearTimeout(timer));
    return { over, stop: () => end('stopped') };
  };
