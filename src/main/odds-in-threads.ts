import { Worker } from 'node:worker_threads';
import { fightOdds } from '#app/odds/fight-odds';
import type { OddsRun, OddsRunner } from '#app/odds/odds-run';
import { NO_BATTLES, type OddsTally, sumOfOdds } from '#app/odds/odds-tally';

const THREAD = new URL('./odds-thread.mjs', import.meta.url);

/** So many at a time: few enough that progress shows, and that somebody can stop it. */
const PART = 50;

type Part = Readonly<{ first: number; last: number }>;

/** The battles in parts; the next one, or undefined when all are given out. */
export function partsOf({ first, last }: Part): () => Part | undefined {
  let next = first;
  return () => {
    if (next > last) return undefined;
    const part = { first: next, last: Math.min(last, next + PART - 1) };
    next = part.last + 1;
    return part;
  };
}

type Crew = Readonly<{
  run: OddsRun;
  take: () => Part | undefined;
  add: (more: OddsTally) => void;
}>;

/** One thread that fights parts until none is left. */
function workIn({ run, take, add }: Crew): Readonly<{ worker: Worker; over: Promise<void> }> {
  const { start, seed } = run.input;
  const worker = new Worker(THREAD, { workerData: { start, seed } });
  const over = new Promise<void>((resolve, reject) => {
    const giveMore = (): void => {
      const part = take();
      if (part === undefined) resolve();
      else worker.postMessage(part);
    };
    worker.on('message', (tally: OddsTally) => {
      add(tally);
      giveMore();
    });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      // After all parts this does nothing any more.
      reject(new Error(`A thread of odds ended without an answer, with code ${String(code)}.`)),
    );
    giveMore();
  });
  return { worker, over };
}

type Gathered = Readonly<{ add: Crew['add']; tally: () => OddsTally }>;

/** What has been fought so far, told as it grows. */
export function gathering({ input, progress }: OddsRun): Gathered {
  let tally = NO_BATTLES;
  const of = input.last - input.first + 1;
  return {
    add: (more: OddsTally): void => {
      tally = sumOfOdds(tally, more);
      progress({ number: tally.battles, of });
    },
    tally: (): OddsTally => tally,
  };
}

const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Settles when the work is over (true), or when somebody at the terminal stops it (false). */
async function unlessStopped(work: (isStopped: () => boolean) => Promise<void>): Promise<boolean> {
  let isStopped = false;
  let stop = (): void => undefined;
  const stopped = new Promise<void>((resolve) => {
    stop = () => {
      isStopped = true;
      resolve();
    };
  });
  process.once('SIGINT', stop);
  try {
    await Promise.race([stopped, work(() => isStopped)]);
    return !isStopped;
  } finally {
    process.removeListener('SIGINT', stop);
  }
}

/** The crew of a run: how its work goes on, and how it is ended. */
type Work = Readonly<{
  over: (isStopped: () => boolean) => Promise<void>;
  end: () => Promise<void>;
}>;

function workHere({ run, take, add }: Crew): Work {
  const over: Work['over'] = async (isStopped) => {
    for (let part = take(); part !== undefined && !isStopped(); part = take()) {
      add(fightOdds({ ...run.input, ...part }));
      await breathe();
    }
  };
  return { over, end: () => Promise.resolve() };
}

/** Threads of their own fight the parts. */
export function workInThreads(crew: Crew): Work {
  const threads = Array.from({ length: crew.run.threads }, () => workIn(crew));
  return {
    over: async () => {
      await Promise.all(threads.map(({ over }) => over));
    },
    end: async () => {
      // A thread that we end has no more to say.
      for (const { over } of threads) over.catch(() => undefined);
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

/**
 * Fights battles for odds in threads of their own, part by part; what comes out does not depend on how many there are. Whoever stops it
 * (Ctrl-C) gets nothing: a count that broke off somewhere could not be had again.
 */
export const oddsInThreads: OddsRunner = async (run) => {
  const gathered = gathering(run);
  const crew: Crew = { run, take: partsOf(run.input), add: gathered.add };
  const work = run.threads === 1 ? workHere(crew) : workInThreads(crew);
  try {
    return (await unlessStopped(work.over)) ? gathered.tally() : null;
  } finally {
    await work.end();
  }
};
