import { setImmediate } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { type Lanes, lanesOf } from './lanes.ts';
import {
  type DoneOf,
  type JobKind,
  type JobOf,
  LANE_OF,
  type ThreadData,
  type Told,
  type ToldOf,
} from './thread-jobs.ts';

const THREAD = new URL('./pool-thread.mjs', import.meta.url);

/** A thread without a job is kept this long: to start one takes a third of a second. */
const IDLE_MS = 60_000;
/** Threads let the one that answers pages go first. */
const NICE = 5;
/** When the server stops, jobs under way have this long to end by themselves. */
const CLOSE_MS = 4000;

type Settings = Readonly<{
  /** The most threads at once. */
  threads: number;
  /** How many of them are kept for papers. */
  reserved?: number;
  /** The database that jobs work on. */
  file?: string | null;
  /** The module that a thread runs. */
  entry?: URL;
  report: (error: unknown, about: string) => void;
}>;

/** The pool was closed before a job was done. */
export class PoolClosed extends Error {
  override readonly name = 'PoolClosed';
}

type How<K extends JobKind> = Readonly<{
  /** Ends the job: one that waits is not begun, and one that has begun ends with its thread, but for a paper. */
  signal?: AbortSignal;
  hear?: (told: ToldOf<K>) => void;
}>;

/** Threads that do jobs beside the one that answers pages. A thread that dies fails its job alone; the next job gets another. */
export type ThreadPool = Readonly<{
  work: <K extends JobKind>(kind: K, job: JobOf<K>, how?: How<K>) => Promise<DoneOf<K>>;
  /** Does work while no thread runs: jobs under way end first, and others wait. Nobody has the database open meanwhile. */
  whileEmpty: <T>(work: () => Promise<T>) => Promise<T>;
  /** Gives up what waits, and lets what has begun end if it does so soon. */
  close: () => Promise<void>;
}>;

type Hearers = ReadonlyMap<number, (told: never) => void>;

type Heard = Readonly<{ hearers: Hearers; died: (pool: Piscina, error: unknown) => void }>;

function openPiscina(
  { threads, file = null, entry = THREAD }: Settings,
  { hearers, died }: Heard,
): Piscina {
  const workerData: ThreadData = { file };
  const opened = new Piscina({
    filename: entry.href,
    name: 'work',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    closeTimeout: CLOSE_MS,
    niceIncrement: NICE,
    // A job takes far longer than to hand it over.
    atomics: 'disabled',
    recordTiming: false,
    workerData,
  });
  // A job tells what its row of `Jobs` says.
  opened.on('message', ({ id, told }: Told) => hearers.get(id)?.(told as never));
  opened.on('error', (error: unknown) => died(opened, error));
  return opened;
}

/** Knows which jobs are under way. */
function jobsUnderWay() {
  const underWay = new Set<Promise<unknown>>();
  return {
    during: <T>(job: Promise<T>): Promise<T> => {
      const over = job.finally(() => underWay.delete(over));
      underWay.add(over);
      return over;
    },
    /** When all have ended that are under way now. */
    over: (): Promise<unknown> => Promise.allSettled([...underWay]),
  };
}

function counter(): () => number {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}

/** A pool without threads: the first job starts the first. */
export function threadPool(settings: Settings): ThreadPool {
  const lanes: Lanes = lanesOf({ reserved: 1, ...settings });
  const hearers = new Map<number, (told: never) => void>();
  let piscina: Piscina | null = null;
  const jobs = jobsUnderWay();
  let emptied: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  const nextId = counter();
  const open = (): Piscina => {
    if (isClosed) throw new PoolClosed('The server is stopping.');
    return (piscina ??= openPiscina(settings, { hearers, died }));
  };
  // A thread that dies without a job, as when it cannot start: those that wait for it would wait for ever.
  const died = (pool: Piscina, error: unknown): void => {
    if (isClosed) return;
    settings.report(error, 'a thread of the pool');
    if (piscina === pool) piscina = null;
    void pool.destroy();
  };
  const begin = async <K extends JobKind>(
    kind: K,
    job: JobOf<K>,
    { signal, hear }: How<K>,
  ): Promise<DoneOf<K>> => {
    await emptied;
    const id = nextId();
    if (hear !== undefined) hearers.set(id, hear);
    // To draw a paper to its end costs less than another thread.
    const ends = kind === 'paper' ? undefined : signal;
    try {
      // The thread's table of work gives each kind what its row of `Jobs` says.
      return (await open().run({ id, kind, job }, ends && { signal: ends })) as DoneOf<K>;
    } catch (error) {
      throw isClosed ? new PoolClosed('The server is stopping.') : error;
    } finally {
      // What a thread told last may come after its answer: each has a way of its own.
      if (hear !== undefined) await setImmediate();
      hearers.delete(id);
    }
  };
  return {
    work: (kind, job, how = {}) =>
      lanes(LANE_OF[kind], () => jobs.during(begin(kind, job, how)), how.signal),
    whileEmpty: (work) => {
      const over = Promise.all([emptied, jobs.over()]).then(async () => {
        const old = piscina;
        piscina = null;
        await old?.close();
        return work();
      });
      emptied = over.catch(() => undefined);
      return over;
    },
    close: () => {
      isClosed = true;
      return piscina?.close({ force: true }) ?? Promise.resolve();
    },
  };
}
