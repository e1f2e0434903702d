import { existsSync, statfsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import SqliteDatabase from 'better-sqlite3';
import { MIGRATIONS } from '#migrations/list';
import { type BeforeRestore, readBeforeRestore } from '#app/operators/operator-notes';
import type { AuditEntry } from '#app/ports/campaign-record';
import type { Backup, KeeperFailure, Restored } from '#app/ports/data-keeper';
import type { Examination, Installation, KeptBackup } from '#app/ports/installation';
import { StoreError } from '#app/ports/store-error';
import { ok, type Result } from '#kernel/result/result';
import { uploadsIn } from '#store/files/uploads';
import type { ReopeningStore } from '#store/reopening-store';
import type { FaultLog } from './fault-log.ts';
import { keepNewestScheduled, keptBackups, nextBackupFile } from './kept-backups.ts';
import { databaseFile } from './open-data-folder.ts';

const THREAD = new URL('./keeper-thread.mjs', import.meta.url);

/** Work on the folder of campaigns that would keep the pages waiting. */
export type KeeperTask = Readonly<{ folder: string }> &
  (
    | Readonly<{ kind: 'back-up'; to: string }>
    | Readonly<{ kind: 'restore'; from: string; before: BeforeRestore; note: AuditEntry }>
    | Readonly<{ kind: 'examine' }>
  );

type InThread = <T>(task: KeeperTask) => Promise<T>;

/** Does each task in a thread of its own, which runs this module. */
const inThreadOf =
  (entry: URL): InThread =>
  <T>(task: KeeperTask) =>
    new Promise<T>((resolve, reject) => {
      const worker = new Worker(entry, { workerData: task });
      worker.once('message', (result: T) => resolve(result));
      worker.once('error', reject);
      worker.once('exit', (code) =>
        // After an answer this does nothing any more.
        reject(new Error(`The thread of the folder ended without an answer: ${String(code)}.`)),
      );
    });

/** Does one piece of work after another: a thread that opens the database may not meet one that replaces it. */
function oneByOne(): <T>(work: () => Promise<T>) => Promise<T> {
  let before: Promise<unknown> = Promise.resolve();
  return (work) => {
    const over = before.then(work);
    before = over.catch(() => undefined);
    return over;
  };
}

/** The version of the database engine. */
function sqliteVersion(): string {
  const database = new SqliteDatabase(':memory:');
  try {
    return String(database.prepare('select sqlite_version()').pluck().get());
  } finally {
    database.close();
  }
}

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

const withoutPath = ({ name, kind, bytes, madeAt }: KeptBackup): KeptBackup => {
  return { name, kind, bytes, madeAt };
};

type Kept = Readonly<{
  folder: string;
  /** Closes the database while a backup takes its place; not where no server runs. */
  whileClosed: ReopeningStore['whileClosed'];
  faults: FaultLog['faults'];
  /** The module that a thread runs. */
  entry?: URL;
}>;

/** The machine, and a data folder on it. */
export function installationOf({
  folder,
  whileClosed,
  faults,
  entry = THREAD,
}: Kept): Installation {
  const inThread = inThreadOf(entry);
  const database = databaseFile(folder);
  const inTurn = oneByOne();
  let isRestoring = false;
  const backups = (): ReturnType<typeof keptBackups> => keptBackups(folder);
  const pathOf = (name: string): string | undefined =>
    backups().find((one) => one.name === name)?.path;
  return {
    versions: () => ({
      node: process.versions.node,
      sqlite: sqliteVersion(),
      migration: Object.keys(MIGRATIONS).at(-1) ?? '',
    }),
    space: () => {
      const { bavail, bsize } = statfsSync(folder);
      const kept = backups().reduce((sum, { bytes }) => sum + bytes, 0);
      const size = sizeOf(database) + sizeOf(`${database}-wal`);
      return { free: bavail * bsize, database: size, backups: kept };
    },
    backups: () => backups().map(withoutPath),
    pathOf,
    backUp: async (kind) => {
      const to = nextBackupFile(folder, kind);
      const task = { folder, kind: 'back-up', to } as const;
      const made = await inTurn(() => inThread<Result<Backup, KeeperFailure>>(task));
      if (!made.ok) return made;
      const { file, bytes } = made.value;
      return ok({ name: basename(file), kind, bytes, madeAt: new Date().toISOString() });
    },
    keepNewest: (many) => keepNewestScheduled(folder, many),
    restore: async (name, note) => {
      if (isRestoring) throw new StoreError('restoring', 'A backup is being restored.');
      isRestoring = true;
      const task = { folder, kind: 'restore', from: pathOf(name) ?? name, note } as const;
      const restored = await inTurn(() =>
        whileClosed({
          look: (store) => store.read(readBeforeRestore),
          work: (before) => inThread<Result<Restored, KeeperFailure>>({ ...task, before }),
        }),
      ).finally(() => {
        isRestoring = false;
      });
      if (!restored.ok) return restored;
      const { aside } = restored.value;
      return ok({ ...restored.value, aside: aside === null ? null : basename(aside) });
    },
    examine: () => inTurn(() => inThread<Examination>({ folder, kind: 'examine' })),
    faults,
    uploads: uploadsIn(join(folder, 'uploads')),
  };
}
