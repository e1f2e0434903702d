import type { Ports } from '#app/ports/ports';
import type { PhaseRunner, Run, RunDone, RunHooks, RunKind } from '#app/run/runner/runner';
import { type Outcome, refuse } from '#app/use-case-error';
import { PoolClosed, type ThreadPool } from './thread-pool.ts';

/** Bytes of one flag. */
const FLAG = Int32Array.BYTES_PER_ELEMENT;

/**
 * Runs phases in a thread of the pool, over a connection of its own: it reads, works out and commits each phase, so that neither the
 * state nor the wait for the disk comes to the thread that answers pages.
 */
export const runsInPool =
  (pool: ThreadPool): PhaseRunner<Ports> =>
  async <K extends RunKind>(_ports: Ports, run: Run<K>, { progress, signal }: RunHooks) => {
    const stop = new Int32Array(new SharedArrayBuffer(FLAG));
    const ask = (): void => void Atomics.store(stop, 0, 1);
    signal.addEventListener('abort', ask, { once: true });
    try {
      // The thread gives what this kind of run gives: it calls `runHere` with it.
      const done = await pool.work('run', { run, stop }, { hear: progress });
      return done as Outcome<RunDone<K>>;
    } catch (error) {
      if (error instanceof PoolClosed) return refuse('RUN_CUT_OFF');
      throw error;
    } finally {
      signal.removeEventListener('abort', ask);
    }
  };
