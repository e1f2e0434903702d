/** What a thread of the pool does. Each kind of job loads what it needs when it comes first. */
import { parentPort, workerData } from 'node:worker_threads';
import type { DoneOf, JobKind, JobOf, Task, ThreadData, Told, ToldOf } from './thread-jobs.ts';

// Only `threadPool` starts this thread.
const { file } = workerData as ThreadData;

type Work<K extends JobKind> = (
  job: JobOf<K>,
  tell: (told: ToldOf<K>) => void,
) => Promise<DoneOf<K>>;

const WORK: { readonly [K in JobKind]: Work<K> } = {
  odds: async (job) => (await import('./odds-part.ts')).fightPart(job),
  match: async (job) => (await import('./matches-in-threads.ts')).playHere(job),
  page: async (job) => (await import('./work-on-view.ts')).workOnView(job),
  // A PDF is bytes.
  paper: async (job) => (await import('./work-on-view.ts')).workOnView(job) as Promise<Uint8Array>,
  run: async (job, tell) => (await import('./thread-desk.ts')).run(file, job, tell),
  'use-case': async ({ name, input }) =>
    (await import('./thread-desk.ts')).useCase(file, { name, input }),
};

/** Does one job. */
export function work({ id, kind, job }: Task): Promise<unknown> {
  const tell = (told: unknown): void => {
    const message: Told = { id, told };
    parentPort?.postMessage(message);
  };
  // The table ties each kind to its job; an indexed access loses that tie.
  return (WORK[kind] as (given: unknown, tell: (told: unknown) => void) => Promise<unknown>)(
    job,
    tell,
  );
}
