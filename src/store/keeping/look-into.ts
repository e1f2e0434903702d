import type { Kysely } from 'kysely';
import { MIGRATIONS } from '#migrations/list';
import type { Database } from '#store/schema/database';
import { faultsOf, migrationsOf, openToLook } from '#store/schema/dialect';

/** What a database file holds, looked at without changing it. */
export type Look = Readonly<{
  /** What is wrong with the file; empty when nothing is. */
  faults: readonly string[];
  /** Migrations that have run, and those that still have to. */
  migrated: readonly string[];
  pending: readonly string[];
  campaigns: number;
}>;

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const NOTHING = { migrated: [], pending: [], campaigns: 0 } as const;

/** Looks into any file, and always answers. */
export async function lookInto(file: string): Promise<Look> {
  try {
    const db = openToLook(file);
    try {
      return await lookAt(db);
    } finally {
      await db.destroy();
    }
  } catch (error) {
    return { ...NOTHING, faults: [`it cannot be opened: ${reasonOf(error)}`] };
  }
}

async function lookAt(db: Kysely<Database>): Promise<Look> {
  const faults = await faultsOf(db);
  const migrated = await migrationsOf(db);
  const known = Object.keys(MIGRATIONS);
  const pending = known.filter((name) => !migrated.includes(name));
  const future = migrated.filter((name) => !known.includes(name));
  if (migrated.length === 0) return { ...NOTHING, faults: [...faults, 'it holds no campaigns'] };
  const tooNew = future.map((name) => `it was written by a newer Farlane: it has ${name}`);
  const { count } = await db
    .selectFrom('campaigns')
    .select((column) => column.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { faults: [...faults, ...tooNew], migrated, pending, campaigns: count };
}
