import type { BattleStart } from '#content/battles/setup-of-battle';
import type { OddsRun } from './odds-run.ts';
import type { OddsTally } from './odds-tally.ts';

/** The cause that ends odds before all battles are fought. */
export type OddsBreak = 'stopped' | 'too-long';

/** Fights battles for odds in the background, until somebody stops it or it takes too long. */
export type OddsAside = (
  run: Pick<OddsRun, 'input' | 'progress'>,
) => Readonly<{ over: Promise<OddsTally | OddsBreak>; stop: () => void }>;

/** A request for odds. */
export type AskedOdds = Readonly<{
  start: BattleStart;
  seed: string;
  battles: number;
  /** The form of the request, so that it can be filled in again. A battle from a file has none. */
  form: Readonly<Record<string, readonly string[]>>;
  /** The assumptions, in words. */
  assumed: readonly string[];
}>;

export type OddsState =
  | Readonly<{ kind: 'waiting' }>
  | Readonly<{ kind: 'fighting'; number: number }>
  | Readonly<{ kind: 'done'; tally: OddsTally }>
  | Readonly<{ kind: OddsBreak | 'failed' }>;

/** The last request, and its progress. */
export type HeldOdds = Readonly<{ asked: AskedOdds; state: OddsState }>;

/** The present or last run of each seat. Runs are done one after another. */
export type OddsRegister = Readonly<{
  look: (seat: string) => HeldOdds | null;
  /** Null: a run of this seat is under way. `over` fails only if the program has a bug. */
  begin: (seat: string, asked: AskedOdds) => Readonly<{ over: Promise<void> }> | null;
  stop: (seat: string) => void;
}>;

type Job = { readonly asked: AskedOdds; state: OddsState; stop: () => void };

/** The number of seats whose results are kept. The oldest request is dropped first. */
const MOST_HELD = 200;

const isUnderWay = ({ state }: Job): boolean =>
  state.kind === 'waiting' || state.kind === 'fighting';

async function fight(job: Job, aside: OddsAside): Promise<void> {
  if (job.state.kind !== 'waiting') return;
  const { start, seed, battles } = job.asked;
  job.state = { kind: 'fighting', number: 0 };
  try {
    const { over, stop } = aside({
      input: { start, seed, first: 1, last: battles },
      progress: ({ number }) => {
        job.state = { kind: 'fighting', number };
      },
    });
    job.stop = stop;
    const came = await over;
    job.state = typeof came === 'string' ? { kind: came } : { kind: 'done', tally: came };
  } catch (error) {
    job.state = { kind: 'failed' };
    throw error;
  }
}

/** Makes room for one more. Runs that are under way stay. */
function forgetOldest(held: Map<string, Job>): void {
  for (const [seat, job] of held) {
    if (held.size < MOST_HELD) return;
    if (!isUnderWay(job)) held.delete(seat);
  }
}

/** An empty register. */
export function oddsRegister(aside: OddsAside): OddsRegister {
  const held = new Map<string, Job>();
  let before: Promise<unknown> = Promise.resolve();
  return {
    look: (seat) => {
      const job = held.get(seat);
      return job === undefined ? null : { asked: job.asked, state: job.state };
    },
    begin: (seat, asked) => {
      const last = held.get(seat);
      if (last !== undefined && isUnderWay(last)) return null;
      held.delete(seat);
      forgetOldest(held);
      const job: Job = {
        asked,
        state: { kind: 'waiting' },
        stop: () => {
          job.state = { kind: 'stopped' };
        },
      };
      held.set(seat, job);
      const over = before.then(() => fight(job, aside));
      // A run that fails does not stop the others.
      before = over.catch(() => undefined);
      return { over };
    },
    stop: (seat) => {
      const job = held.get(seat);
      if (job !== undefined && isUnderWay(job)) job.stop();
    },
  };
}
