import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for one test, and how to be rid of it. */
export async function tempFolder(): Promise<
  Readonly<{ path: string; remove: () => Promise<void> }>
> {
  const path = await mkdtemp(join(tmpdir(), 'farlane-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
