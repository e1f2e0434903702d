import { existsSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Backup, KeeperFailure } from '#app/ports/data-keeper';
import { StoreError } from '#app/ports/store-error';
import { err, ok, type Result } from '#kernel/result/result';
import { fileFailure } from '#store/files/file-failure';
import { fileStamp } from '#store/files/file-stamp';
import { freeName } from '#store/files/free-name';
import { putInPlace, settle } from '#store/files/put-in-place';
import { PART } from '#store/files/whole-files';
import { asStoreError, copyDatabase, openToLook } from '#store/schema/dialect';
import { lookInto } from './look-into.ts';

type Made = Result<Backup, KeeperFailure>;

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/** The file that is meant; in a folder, or without one beside the database, it is named by date and time. */
function targetOf(file: string, to = dirname(file)): string {
  return isFolder(to) ? freeName(join(to, `farlane-backup-${fileStamp(new Date())}`), '.db') : to;
}

type Between = Readonly<{ file: string; path: string }>;

function failed(error: unknown, { file, path }: Between): Made {
  const told = asStoreError(error);
  if (!(told instanceof StoreError)) {
    return err({ kind: 'file', failure: fileFailure(error, path) });
  }
  const { failure, message: reason } = told;
  if (failure === 'damaged') return err({ kind: 'unsound', path: file, faults: [reason] });
  const trouble = failure === 'full' ? failure : 'failed';
  return err({ kind: 'file', failure: { trouble, path, reason } });
}

async function copyAll(file: string, part: string): Promise<void> {
  const db = openToLook(file);
  try {
    await copyDatabase(db, part);
  } finally {
    await db.destroy();
  }
  settle(part);
}

/**
 * Copies the whole database to a file of its own, also while a server runs. The copy gets its name only when it is complete, opens and
 * is sound; no other file is ever overwritten.
 */
export async function backUp(file: string, to: string | undefined): Promise<Made> {
  if (!existsSync(file)) return err({ kind: 'empty', path: file });
  const path = targetOf(file, to);
  const exists = { trouble: 'exists', path, reason: 'there is a file of this name' } as const;
  if (existsSync(path)) return err({ kind: 'file', failure: exists });
  const part = freeName(path, PART);
  try {
    await copyAll(file, part);
    const { faults, campaigns } = await lookInto(part);
    if (faults.length > 0) return err({ kind: 'unsound', path: file, faults });
    putInPlace(part, path);
    return ok({ file: path, bytes: statSync(path).size, campaigns });
  } catch (error) {
    return failed(error, { file, path });
  } finally {
    for (const ending of ['', '-wal', '-shm']) rmSync(`${part}${ending}`, { force: true });
  }
}
