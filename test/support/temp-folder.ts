import { mkdtempSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

const PREFIX = join(tmpdir(), 'farlane-test-');

const removing = (path: string) => (): void => rmSync(path, { recursive: true, force: true });

/** A folder for all tests of a file, called outside of them; it is removed after the last of them. */
export function folderForFile(): string {
  const path = mkdtempSync(PREFIX);
  afterAll(removing(path));
  return path;
}

/** A folder for the test that calls this; it is removed when the test ends. */
export function folderForTest(): string {
  const path = mkdtempSync(PREFIX);
  onTestFinished(removing(path));
  return path;
}

/** A folder, and how to be rid of it, for what outlives a test. */
export async function tempFolder(): Promise<
  Readonly<{ path: string; remove: () => Promise<void> }>
> {
  const path = await mkdtemp(PREFIX);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
