import { randomUUID } from 'node:crypto';
import { oddsFighter } from '#app/odds/fight-odds';
import type { OddsRun, OddsRunner } from '#app/odds/odds-run';
import { NO_BATTLES, type OddsTally, sumOfOdds } from '#app/odds/odds-tally';
import { logFault } from './log-fault.ts';
import { type ThreadPool, threadPool } from './thread-pool.ts';

/**
 * The battles of the first part, and about how long each later part takes. Parts are short so that progress shows, and so that other
 * jobs get their turn.
 */
const FIRST_PART = 10;
const PART_MS = 100;

type Part = Readonly<{ first: number; last: number }>;
/** Gives the next part, with at most this number of battles; undefined when all battles are given out. */
type Take = (many: number) => Part | undefined;

function partsOf({ first, last }: Part): Take {
  let next = first;
  return (many) => {
    if (next > last) return undefined;
    const part = { first: next, last: Math.min(last, next + many - 1) };
    next = part.last + 1;
    return part;
  };
}

/** The number of battles for the next part, from the milliseconds that the last one took. */
function paceAfter(many: number, took: number): number {
  if (took < PART_MS / 2) return many * 2;
  return took > PART_MS * 2 ? Math.max(1, many >> 1) : many;
}

type Counting = Readonly<{ take: Take; add: (more: OddsTally) => void; tally: () => OddsTally }>;

/** Hands out the battles that are still to be fought, adds up the results, and reports progress. */
function counting({ input, progress }: OddsRun): Counting {
  let tally = NO_BATTLES;
  const of = input.last - input.first + 1;
  return {
    take: partsOf(input),
    add: (more) => {
      tally = sumOfOdds(tally, more);
      progress({ number: tally.battles, of });
    },
    tally: () => tally,
  };
}

type FightPart = (part: Part) => Promise<Readonly<{ tally: OddsTally; took: number }>>;

/** Fights one part after another, until no battles are left or somebody stops the run. */
async function strand(
  { take, add }: Counting,
  fight: FightPart,
  { aborted }: Readonly<{ aborted: () => boolean }>,
): Promise<void> {
  let many = FIRST_PART;
  for (let part = take(many); part !== undefined && !aborted(); part = take(many)) {
    const { tally, took } = await fight(part);
    add(tally);
    many = paceAfter(many, took);
  }
}

/** Fights the battles of a run in several threads of a pool. The result doesn’t depend on the number of threads. */
export async function oddsInPool(
  run: OddsRun,
  { pool, signal }: Readonly<{ pool: ThreadPool; signal: AbortSignal }>,
): Promise<OddsTally> {
  const count = randomUUID();
  const { start, seed } = run.input;
  const all = counting(run);
  const fight: FightPart = (part) => pool.work('odds', { count, start, seed, ...part }, { signal });
  const aborted = (): boolean => signal.aborted;
  await Promise.all(Array.from({ length: run.threads }, () => strand(all, fight, { aborted })));
  return all.tally();
}

const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function oddsHere(run: OddsRun, signal: AbortSignal): Promise<OddsTally> {
  const all = counting(run);
  const fightAll = oddsFighter(run.input);
  const fight: FightPart = async (part) => {
    await breathe();
    const began = performance.now();
    const tally = fightAll(part);
    return { tally, took: performance.now() - began };
  };
  await strand(all, fight, { aborted: () => signal.aborted });
  return all.tally();
}

async function oddsInOwnPool(run: OddsRun, signal: AbortSignal): Promise<OddsTally> {
  const pool = threadPool({ threads: run.threads, reserved: 0, report: logFault });
  try {
    return await oddsInPool(run, { pool, signal });
  } finally {
    await pool.close();
  }
}

/**
 * Fights battles for odds for the command line. Stopping it (Ctrl-C) gives no result, because nobody could reproduce a count that ended
 * at a random point.
 */
export const oddsInThreads: OddsRunner = async (run) => {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = (): void => controller.abort();
  process.once('SIGINT', stop);
  try {
    const work = run.threads === 1 ? oddsHere(run, signal) : oddsInOwnPool(run, signal);
    const tally = await work.catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    return signal.aborted ? null : tally;
  } finally {
    process.removeListener('SIGINT', stop);
  }
};
