import { chmodSync, copyFileSync, existsSync, realpathSync, renameSync, rmSync } from 'node:fs';
import type { CampaignStore } from '#app/ports/campaign-store';
import type { KeeperFailure, Restored } from '#app/ports/data-keeper';
import type { FileFailure } from '#app/ports/whole-files';
import { StoreError } from '#app/ports/store-error';
import { err, ok, type Result } from '#kernel/result/result';
import { fileFailure } from '#store/files/file-failure';
import { fileStamp } from '#store/files/file-stamp';
import { freeName } from '#store/files/free-name';
import { nameTwice, settle, settleFolderOf } from '#store/files/put-in-place';
import { PART } from '#store/files/whole-files';
import { openStore } from '#store/open-store';
import { asStoreError, foldIntoOneFile } from '#store/schema/dialect';
import { lookInto } from './look-into.ts';

type Done = Result<Restored, KeeperFailure>;
type Prepare = (store: CampaignStore) => Promise<void>;

/** What SQLite keeps beside a file that is or was in use. */
const BESIDE = ['-wal', '-shm'] as const;

const remove = (file: string): void => {
  for (const ending of ['', ...BESIDE]) rmSync(`${file}${ending}`, { force: true });
};

/** What became of the present database: it is one whole file, somebody uses it, or it is too damaged to tell. */
function released(file: string): 'whole' | 'in-use' | 'damaged' {
  try {
    return foldIntoOneFile(file) ? 'whole' : 'in-use';
  } catch (error) {
    if (asStoreError(error) instanceof StoreError) return 'damaged';
    throw error;
  }
}

/** A copy of the backup beside the database, as one file, with what a server that was killed left beside the original. */
function bringBeside(file: string, from: string): string {
  const part = freeName(`${file}.restoring`, PART);
  copyFileSync(from, part);
  chmodSync(part, 0o600);
  if (existsSync(`${from}-wal`)) copyFileSync(`${from}-wal`, `${part}-wal`);
  return part;
}

/** The database engine tells of a full disk in words of its own. */
function failureOf(error: unknown, path: string): FileFailure {
  if (!(error instanceof StoreError)) return fileFailure(error, path);
  const trouble = error.failure === 'full' ? 'full' : 'failed';
  return { trouble, path, reason: error.message };
}

/** Keeps the present database under another name, until the new one takes its place. */
function keepAside(file: string): string {
  const aside = freeName(`${file}.before-restore-${fileStamp(new Date())}`);
  nameTwice(file, aside);
  // What belongs to a damaged file goes with it: beside another file it would spoil that one.
  for (const ending of BESIDE) {
    if (existsSync(`${file}${ending}`)) renameSync(`${file}${ending}`, `${aside}${ending}`);
  }
  return aside;
}

type Copy = Readonly<{ file: string; part: string }>;

/** Writes into the copy what is to be in it before anybody reads it, and makes it one file again. */
async function prepareCopy({ file, part }: Copy, prepare: Prepare): Promise<void> {
  const opened = await openStore(part, file);
  try {
    await prepare(opened.store);
  } finally {
    await opened.close();
  }
  foldIntoOneFile(part);
}

async function exchange({ file, part }: Copy, prepare: Prepare | undefined): Promise<Done> {
  const { faults, campaigns } = await lookInto(part);
  if (faults.length > 0) return err({ kind: 'unsound', path: part, faults });
  if (prepare !== undefined) await prepareCopy({ file, part }, prepare);
  settle(part);
  if (!existsSync(file)) {
    renameSync(part, file);
    settleFolderOf(file);
    return ok({ file, aside: null, campaigns });
  }
  if (released(file) === 'in-use') return err({ kind: 'in-use', path: file });
  const aside = keepAside(file);
  renameSync(part, file);
  settleFolderOf(file);
  return ok({ file, aside, campaigns });
}

/**
 * Replaces the database by a backup, if the backup is sound and nobody has the database open; the old database is kept
 * aside. If it is cut off at any moment, one of the two is there whole. `prepare` writes into the copy before it takes its place.
 */
export async function restore(file: string, from: string, prepare?: Prepare): Promise<Done> {
  let part: string | null = null;
  try {
    if (existsSync(file) && realpathSync(file) === realpathSync(from)) {
      const reason = 'this is the database itself';
      return err({ kind: 'file', failure: { trouble: 'exists', path: from, reason } });
    }
    part = bringBeside(file, from);
    if (released(part) !== 'whole') {
      return err({ kind: 'unsound', path: from, faults: ['it is damaged, or no database at all'] });
    }
    const done = await exchange({ file, part }, prepare);
    if (done.ok || done.error.kind !== 'unsound') return done;
    return err({ ...done.error, path: from });
  } catch (error) {
    return err({ kind: 'file', failure: failureOf(error, from) });
  } finally {
    if (part !== null) remove(part);
  }
}
