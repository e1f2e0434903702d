import { existsSync } from 'node:fs';
import { type Kysely, Migrator } from 'kysely';
import { MIGRATIONS } from '#migrations/list';
import { StoreError } from '#app/ports/store-error';
import type { Database } from '#store/schema/database';
import { asStoreError, copyDatabase, openDatabase } from '#store/schema/dialect';
import { type OpenStore, storeOver } from './store-over.ts';

/** Opens a file, or `:memory:`, and brings its tables up to date, after a backup if there is something to lose. */
export async function openStore(file: string): Promise<OpenStore> {
  try {
    const db = openDatabase(file);
    await migrate(db, file).catch(async (error: unknown) => {
      await db.destroy();
      throw error;
    });
    return storeOver(db);
  } catch (error) {
    throw asStoreError(error);
  }
}

async function migrate(db: Kysely<Database>, file: string): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
  const migrator = new Migrator({ db, provider });
  const known = await migrator.getMigrations();
  const [next] = known.filter((one) => one.executedAt === undefined);
  if (next !== undefined && next !== known[0])
    await backupBefore(db, `${file}.before-${next.name}`);
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  // Without a result it refused to begin: the file knows migrations that this program does not.
  if (results === undefined) throw new StoreError('too-new', error);
  throw error instanceof Error ? error : new StoreError('failed', error);
}

async function backupBefore(db: Kysely<Database>, to: string): Promise<void> {
  if (!existsSync(to)) await copyDatabase(db, to);
}
