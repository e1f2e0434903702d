import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FileFailure, WholeFiles } from '#app/ports/whole-files';
import { err, ok, type Result } from '#kernel/result/result';
import { fileFailure } from './file-failure.ts';
import { freeName } from './free-name.ts';
import { putInPlace, settle } from './put-in-place.ts';

/** Writes a new file that only its owner can read. */
export type WriteBytes = (path: string, bytes: Uint8Array) => void;

/** What an unfinished file is called. */
export const PART = '.part';

const writeNew: WriteBytes = (path, bytes) => {
  writeFileSync(path, bytes, { flag: 'wx', mode: 0o600 });
};

const isPacked = (path: string): boolean => path.endsWith('.gz');

function attempt<T>(path: string, work: () => T): Result<T, FileFailure> {
  try {
    return ok(work());
  } catch (error) {
    return err(fileFailure(error, path));
  }
}

function writeWhole(path: string, bytes: Uint8Array, writeBytes: WriteBytes): null {
  const part = freeName(path, PART);
  try {
    writeBytes(part, bytes);
    settle(part);
    putInPlace(part, path);
  } finally {
    rmSync(part, { force: true });
  }
  return null;
}

/** Files on the disk; `writeBytes` is another only where a test makes it fail. */
export function wholeFiles(writeBytes: WriteBytes = writeNew): WholeFiles {
  return {
    read: (path) =>
      Promise.resolve(
        attempt(path, () => {
          const bytes = readFileSync(path);
          return (isPacked(path) ? gunzipSync(bytes) : bytes).toString('utf8');
        }),
      ),
    write: (path, text) =>
      Promise.resolve(
        attempt(path, () => {
          const bytes = isPacked(path) ? gzipSync(text) : Buffer.from(text);
          return writeWhole(path, bytes, writeBytes);
        }),
      ),
  };
}
