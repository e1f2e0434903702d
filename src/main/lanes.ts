/** Kinds of jobs, first come those that somebody waits for at a page. */
const LANES = ['page', 'paper', 'long', 'odds'] as const;
/** `page`: a part of a page; `paper`: a PDF; `long`: runs, trials and exports; `odds`: a part of a count of battles. */
export type Lane = (typeof LANES)[number];

/** A job that was stopped before it began. */
export class NotBegun extends Error {
  override readonly name = 'NotBegun';
}

type Waiting = Readonly<{ begin: () => void }>;

/** Lets a job begin when its turn comes, and the next one when it has ended. */
export type Lanes = <T>(lane: Lane, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * Shares threads among jobs: at most `threads` at once, each lane in the order of requests. `reserved`: the number of threads that
 * only pages and papers use, so that no long job makes a page wait. At least one thread is left for the other lanes.
 */
export function lanesOf({
  threads,
  reserved,
}: Readonly<{ threads: number; reserved: number }>): Lanes {
  const waiting: Readonly<Record<Lane, Set<Waiting>>> = {
    page: new Set(),
    paper: new Set(),
    long: new Set(),
    odds: new Set(),
  };
  const running: Record<Lane, number> = { page: 0, paper: 0, long: 0, odds: 0 };
  const most = (lane: Lane): number =>
    lane === 'page' || lane === 'paper' ? threads : Math.max(1, threads - reserved);
  const hasRoom = (lane: Lane): boolean =>
    running.page + running.paper + running.long + running.odds < threads &&
    running[lane] < most(lane);
  const beginNext = (): void => {
    for (const lane of LANES) {
      for (const next of waiting[lane]) {
        if (!hasRoom(lane)) break;
        waiting[lane].delete(next);
        running[lane] += 1;
        next.begin();
      }
    }
  };
  const turnIn = (lane: Lane, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const mine: Waiting = {
        begin: () => {
          signal?.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      const giveUp = (): void => {
        waiting[lane].delete(mine);
        reject(new NotBegun('The job was stopped before it began.'));
      };
      if (signal?.aborted === true) {
        giveUp();
        return;
      }
      signal?.addEventListener('abort', giveUp, { once: true });
      waiting[lane].add(mine);
      beginNext();
    });
  return async (lane, work, signal) => {
    await turnIn(lane, signal);
    try {
      return await work();
    } finally {
      running[lane] -= 1;
      beginNext();
    }
  };
}
