import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupKind, KeptBackup } from '#app/ports/installation';
import { fileStamp } from '#store/files/file-stamp';
import { freeName } from '#store/files/free-name';

/** Below the data folder. */
const FOLDER = 'backups';

/** By its name a file says why it is there; what bears no such name is not ours to show or give out. */
const KINDS: readonly (readonly [RegExp, BackupKind])[] = [
  [/^farlane-backup-[\w.-]+\.db$/, 'made'],
  [/^farlane-scheduled-[\w.-]+\.db$/, 'scheduled'],
  [/^farlane\.db\.before-restore-[\w.-]+$/, 'before-restore'],
  [/^farlane\.db\.before-migration-[\w.-]+$/, 'before-migration'],
];
const BESIDE = /-(wal|shm)$|\.part$/;

const kindOf = (name: string): BackupKind | undefined =>
  BESIDE.test(name) ? undefined : KINDS.find(([pattern]) => pattern.test(name))?.[1];

type Found = KeptBackup & Readonly<{ path: string }>;

function foundIn(folder: string): readonly Found[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const kind = kindOf(name);
    if (kind === undefined) return [];
    const path = join(folder, name);
    const { size, mtime } = statSync(path);
    return [{ name, kind, bytes: size, madeAt: mtime.toISOString(), path }];
  });
}

/** The copies of everything in a data folder: those in its folder of backups, and those beside the database. The newest first. */
export function keptBackups(data: string): readonly Found[] {
  return [...foundIn(join(data, FOLDER)), ...foundIn(data)].sort((a, b) =>
    a.madeAt < b.madeAt ? 1 : -1,
  );
}

/** The file of a backup that is made now. */
export function nextBackupFile(data: string, kind: 'made' | 'scheduled'): string {
  const folder = join(data, FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const word = kind === 'made' ? 'backup' : kind;
  return freeName(join(folder, `farlane-${word}-${fileStamp(new Date())}`), '.db');
}

/** Removes backups of the schedule, all but the newest. */
export function keepNewestScheduled(data: string, many: number): void {
  const scheduled = keptBackups(data).filter(({ kind }) => kind === 'scheduled');
  for (const { path } of scheduled.slice(many)) rmSync(path, { force: true });
}
