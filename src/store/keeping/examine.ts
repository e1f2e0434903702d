import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FolderFinding } from '#app/ports/data-keeper';
import { type Look, lookInto } from './look-into.ts';

const MEGABYTE = 1_000_000;

/** The disk space that a turn or a backup of a small campaign needs. */
const LEAST_FREE = 100 * MEGABYTE;

/** What is written under such a name gets its own when it is whole. */
const UNFINISHED = /\.(part(-wal|-shm)?|new)$/;

type About = FolderFinding['about'];

const well = (about: About, text: string): FolderFinding => {
  return { about, sound: true, text, advice: '' };
};
const unwell = (about: About, text: string, advice: string): FolderFinding => {
  return { about, sound: false, text, advice };
};

const KEEP =
  'Keep a copy of the folder as it is. Then go back to the last backup: farlane campaign restore FILE';

function ofDatabase({ faults }: Look): FolderFinding {
  if (faults.length === 0)
    return well('database', 'the file is whole, and all its links lead somewhere');
  return unwell('database', faults.join('; '), KEEP);
}

function ofMigrations({ migrated, pending }: Look): FolderFinding {
  const last = migrated.at(-1) ?? 'none';
  if (pending.length === 0) return well('migrations', `up to date: ${last}`);
  const text = `the file is at ${last} and still needs ${pending.join(', ')}`;
  const advice =
    'Start Farlane, or run farlane campaign list: a copy is kept beside the file, then it is brought up to date';
  return unwell('migrations', text, advice);
}

function ofSpace(file: string): FolderFinding {
  const { bavail, bsize } = statfsSync(dirname(file));
  const free = bavail * bsize;
  const size = existsSync(file) ? statSync(file).size : 0;
  const text = `${String(Math.floor(free / MEGABYTE))} MB are free, and the file has ${String(Math.ceil(size / MEGABYTE))} MB`;
  // A backup needs as much as the file, and as much again while it is made.
  return free >= Math.max(LEAST_FREE, 2 * size)
    ? well('space', text)
    : unwell('space', text, 'Make room on this disk, or move the folder to another');
}

function ofLeftovers(file: string): readonly FolderFinding[] {
  const left = readdirSync(dirname(file)).filter((name) => UNFINISHED.test(name));
  if (left.length === 0) return [];
  const text = `unfinished files of something that was stopped: ${left.join(', ')}`;
  const advice = 'When no backup or export is running, remove them: nothing needs them';
  return [{ about: 'leftovers', sound: true, text, advice }];
}

/** Looks at a database and its folder without changing anything. */
export async function examine(file: string): Promise<readonly FolderFinding[]> {
  if (!existsSync(dirname(file))) return [well('database', 'there is nothing here yet')];
  const around = [ofSpace(file), ...ofLeftovers(file)];
  if (!existsSync(file)) return [well('database', 'there is no database here yet'), ...around];
  const look = await lookInto(file);
  const migrations = look.migrated.length === 0 ? [] : [ofMigrations(look)];
  return [ofDatabase(look), ...migrations, ...around];
}
