import { Worker } from 'node:worker_threads';
import { oddsFighter } from '#app/odds/fight-odds';
import type { OddsRun, OddsRunner } from '#app/odds/odds-run';
import { NO_BATTLES, type OddsTally, sumOfOdds } from '#app/odds/odds-tally';

const THREAD = new URL('./odds-thread.mjs', import.meta.url);

/** So many at first, and then as many as take about so long: few enough that progress shows, and that somebody can stop it. */
const FIRST_PART = 10;
const PART_MS = 100;

type Part = Readonly<{ first: number; last: number }>;
/** Gives the next so many; undefined when all are given out. */
type Take = (many: number) => Part | undefined;

export function partsOf({ first, last }: Part): Take {
  let next = first;
  return (many) => {
    if (next > last) return undefined;
    const part = { first: next, last: Math.min(last, next + many - 1) };
    next = part.last + 1;
    return part;
  };
}

/** How many to take next, after each part as long as it took. */
function pacer(): () => number {
  let many = FIRST_PART;
  let since: number | null = null;
  return () => {
    const now = performance.now();
    const took = since === null ? PART_MS : now - since;
    since = now;
    if (took < PART_MS / 2) many *= 2;
    else if (took > PART_MS * 2) many = Math.max(1, many >> 1);
    return many;
  };
}

type Crew = Readonly<{
  run: OddsRun;
  take: Take;
  add: (more: OddsTally) => void;
}>;

/** One thread that fights parts until none is left. */
function workIn({ run, take, add }: Crew): Readonly<{ worker: Worker; over: Promise<void> }> {
  const { start, seed } = run.input;
  const worker = new Worker(THREAD, { workerData: { start, seed } });
  const pace = pacer();
  const over = new Promise<void>((resolve, reject) => {
    const giveMore = (): void => {
      const part = take(pace());
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
    const pace = pacer();
    const fight = oddsFighter(run.input);
    for (let part = take(pace()); part !== undefined && !isStopped(); part = take(pace())) {
      add(fight(part));
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
