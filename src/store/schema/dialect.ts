import { closeSync, openSync, rmSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect, type SqliteDatabase as Preparing, sql } from 'kysely';
import { StoreError, type StoreFailure } from '#app/ports/store-error';
import type { Database, Transaction } from './database.ts';

/**
 * All that is SQLite's own. Another database would replace this file: how it is opened, how a
 * transaction begins, what its errors mean, how rows are replaced, how it is copied and checked.
 */
const BUSY_TIMEOUT_MS = 5000;
/** A transaction that finds another writer tries again after this time. */
const NEXT_TRY_MS = 5;
/** How long to wait for the others to close the file: a program that has it open for longer uses it. */
const PATIENCE_MS = 500;

/** Makes an empty file that only its owner can read, before secrets come into it; false: it was not made here. */
function madePrivate(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx', 0o600));
    return true;
  } catch {
    // It is there already, or cannot be made: opening it gives a better error.
    return false;
  }
}

/** Statements this long write rows by batches. They come again and again, and cost a millisecond to prepare. */
const LONG_STATEMENT = 1000;
/** The number of them that are kept, those used last. */
const KEPT_STATEMENTS = 50;

/** The database with its long statements kept for the next time. */
function keepingStatements(database: SqliteDatabase.Database): Preparing {
  const kept = new Map<string, SqliteDatabase.Statement>();
  return {
    close: () => database.close(),
    prepare: (text: string) => {
      if (text.length < LONG_STATEMENT) return database.prepare(text);
      const statement = kept.get(text) ?? database.prepare(text);
      // Last in the map is used last.
      kept.delete(text);
      kept.set(text, statement);
      const [oldest] = kept.keys();
      if (kept.size > KEPT_STATEMENTS && oldest !== undefined) kept.delete(oldest);
      return statement;
    },
  };
}

/** Opens a file, or memory for `:memory:`, so that nothing committed is lost when the power fails. */
export function openDatabase(file: string): Kysely<Database> {
  if (file !== ':memory:') madePrivate(file);
  const database = new SqliteDatabase(file, { timeout: BUSY_TIMEOUT_MS });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return new Kysely<Database>({
    dialect: new SqliteDialect({ database: keepingStatements(database) }),
  });
}

/** Opens a file that is there so that nothing in it can be changed. */
export function openToLook(file: string): Kysely<Database> {
  const options = { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS };
  return new Kysely<Database>({
    dialect: new SqliteDialect({ database: new SqliteDatabase(file, options) }),
  });
}

/**
 * Takes what was written ahead into the file itself, so that one file is the whole; false: somebody has it open. This needs the file
 * for itself alone, which even a server at rest does not leave it.
 */
export function foldIntoOneFile(file: string): boolean {
  const database = new SqliteDatabase(file, { fileMustExist: true, timeout: PATIENCE_MS });
  try {
    database.pragma('journal_mode = DELETE');
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  } finally {
    database.close();
  }
}

/** The names of the migrations that have run; none for a file that is not ours. */
export async function migrationsOf(db: Kysely<Database>): Promise<readonly string[]> {
  const table = await sql`select 1 from sqlite_master where name = 'kysely_migration'`.execute(db);
  if (table.rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** `write` takes the lock at once: one that reads first and writes later fails if another was faster. */
export type TransactionKind = 'read' | 'write';

/** Another connection writes. */
type Busy = Readonly<{ busy: unknown }>;

/** Takes the lock of writers if it is free. SQLite's own wait would keep this thread from everything else. */
async function beginWrite(trx: Transaction): Promise<Busy | null> {
  await sql`pragma busy_timeout = 0`.execute(trx);
  try {
    await sql`begin immediate`.execute(trx);
    return null;
  } catch (error) {
    if (isBusy(error)) return { busy: error };
    throw error;
  } finally {
    await sql.raw(`pragma busy_timeout = ${String(BUSY_TIMEOUT_MS)}`).execute(trx);
  }
}

async function beginRead(trx: Transaction): Promise<null> {
  await sql`begin`.execute(trx);
  return null;
}

type Done<T> = Readonly<{ result: T }>;

/** One try. The connection is free again after it, so that others read meanwhile. */
async function tryTransaction<T>(
  db: Kysely<Database>,
  kind: TransactionKind,
  work: (trx: Transaction) => Promise<T>,
): Promise<Done<T> | Busy> {
  return db.connection().execute(async (trx) => {
    const busy = await (kind === 'write' ? beginWrite(trx) : beginRead(trx));
    if (busy !== null) return busy;
    try {
      const result = await work(trx);
      await sql`commit`.execute(trx);
      return { result };
    } catch (error) {
      // A full disk has already rolled back; what matters is the first error.
      await sql`rollback`.execute(trx).catch(() => undefined);
      throw error;
    }
  });
}

/** Runs work in a transaction: all of it is kept, or, when it throws, nothing. A writer waits for other writers. */
export async function inTransaction<T>(
  db: Kysely<Database>,
  kind: TransactionKind,
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  const until = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    const tried = await tryTransaction(db, kind, work);
    if ('result' in tried) return tried.result;
    if (performance.now() > until) throw tried.busy;
    await new Promise((resolve) => setTimeout(resolve, NEXT_TRY_MS));
  }
}

const BUSY = /^SQLITE_(BUSY|LOCKED)/;
const isBusy = (error: unknown): boolean =>
  error instanceof SqliteDatabase.SqliteError && BUSY.test(error.code);

const FAILURES: readonly (readonly [RegExp, StoreFailure])[] = [
  [BUSY, 'busy'],
  [/^SQLITE_FULL/, 'full'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged'],
];

/** An error of the database as a failure of the store; bugs of ours go through as they are. */
export function asStoreError(error: unknown): unknown {
  if (!(error instanceof SqliteDatabase.SqliteError)) return error;
  const { code } = error;
  const known = FAILURES.find(([pattern]) => pattern.test(code));
  return new StoreError(known?.[1] ?? 'failed', error);
}

const quoted = (name: string): string => `"${name}"`;

/** A statement that writes a number of rows and replaces those whose key exists. */
export function upsertOf({
  table,
  columns,
  key,
  count,
}: Readonly<{
  table: string;
  columns: readonly string[];
  key: readonly string[];
  count: number;
}>): string {
  const row = `(${columns.map(() => '?').join(', ')})`;
  const values = Array.from({ length: count }, () => row).join(', ');
  const insert = `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values ${values}`;
  if (key.length === 0) return insert;
  const rest = columns.filter((column) => !key.includes(column)).map(quoted);
  const set = rest.map((column) => `${column} = excluded.${column}`).join(', ');
  return `${insert} on conflict (${key.map(quoted).join(', ')}) do update set ${set}`;
}

/** Copies the whole database, as it is at one moment, to a new file. */
export async function copyDatabase(db: Kysely<Database>, to: string): Promise<void> {
  const isNew = madePrivate(to);
  try {
    await sql`vacuum into ${to}`.execute(db);
  } catch (error) {
    // Half a copy, or an empty one, must not look like a backup.
    if (isNew) rmSync(to, { force: true });
    throw error;
  }
}

/** What is wrong with the file itself; empty when nothing is. */
export async function faultsOf(db: Kysely<Database>): Promise<readonly string[]> {
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const links = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  return [
    ...integrity.rows.map((row) => row.integrity_check).filter((text) => text !== 'ok'),
    ...links.rows.map((row) => `a row of ${row.table} points to nothing`),
  ];
}
