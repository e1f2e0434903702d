import { readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import { StoreError } from '#app/ports/store-error';
import { fileStamp } from '#store/files/file-stamp';
import { freeName } from '#store/files/free-name';
import { putInPlace, settle } from '#store/files/put-in-place';
import { PART } from '#store/files/whole-files';
import type { Database } from '#store/schema/database';
import { copyDatabase } from '#store/schema/dialect';
import { lookInto } from './look-into.ts';

/** The number of copies from before migrations that are kept. */
const MOST_KEPT = 3;

const BEFORE = '.before-migration-';

/** Copies from before migrations that stand beside a database, the newest first. */
function keptBefore(file: string): readonly string[] {
  const begin = `${basename(file)}${BEFORE}`;
  return readdirSync(dirname(file))
    .filter((name) => name.startsWith(begin) && !name.endsWith(PART))
    .map((name) => join(dirname(file), name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
}

/** Keeps a copy of a database beside it before a migration changes it; the oldest of several go. */
export async function keepBefore(
  db: Kysely<Database>,
  file: string,
  migration: string,
): Promise<void> {
  const path = freeName(`${file}${BEFORE}${migration}-${fileStamp(new Date())}`);
  const part = freeName(path, PART);
  try {
    await copyDatabase(db, part);
    settle(part);
    const { faults } = await lookInto(part);
    // A migration of a damaged file would only bury what is left of it.
    if (faults.length > 0) throw new StoreError('damaged', faults.join('; '));
    putInPlace(part, path);
  } finally {
    rmSync(part, { force: true });
  }
  for (const old of keptBefore(file).slice(MOST_KEPT)) rmSync(old, { force: true });
}
