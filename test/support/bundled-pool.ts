import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { type ThreadPool, threadPool } from '#main/thread-pool';
import { ensureBuilt } from '../../src/main/bundle.mjs';

type Wanted = Readonly<{ threads: number; file?: string; entry?: URL }>;

/** Threads of the build, which start far sooner than from the sources; they end with the test. */
export async function bundledPool(wanted: Wanted): Promise<ThreadPool> {
  const entry = pathToFileURL(join(await ensureBuilt(), 'pool-thread.mjs'));
  const pool = threadPool({ entry, report: () => undefined, ...wanted });
  onTestFinished(() => pool.close());
  return pool;
}
