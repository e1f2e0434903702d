import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Waits until a file, or what a folder lists, is on the disk. */
export function settle(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The same for the folder of a file; systems that cannot do so have no need of it. */
export function settleFolderOf(path: string): void {
  try {
    settle(dirname(path));
  } catch {
    // Windows opens no folders.
  }
}

const taken = (path: string): Error =>
  Object.assign(new Error(`${path} exists already`), { code: 'EEXIST' });

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Gives a second name to a file; where the file system has no links, to a copy of it. */
export function nameTwice(file: string, second: string): void {
  try {
    linkSync(file, second);
  } catch (error) {
    if (isTaken(error)) throw error;
    copyFileSync(file, second, constants.COPYFILE_EXCL);
  }
}

/** Gives a finished file its name, unless another file bears it: then it throws EEXIST. */
export function putInPlace(part: string, path: string): void {
  if (existsSync(path)) throw taken(path);
  nameTwice(part, path);
  rmSync(part);
  settleFolderOf(path);
}
