import { type Kysely, Migrator } from 'kysely';
import { MIGRATIONS } from '#migrations/list';
import { StoreError } from '#app/ports/store-error';
import type { Database } from '#store/schema/database';
import { keepBefore } from '#store/keeping/keep-before';
import { asStoreError, openDatabase } from '#store/schema/dialect';
import { bringUpToDate } from '#store/schema/upgrades/bring-up-to-date';
import { type OpenStore, storeOver } from './store-over.ts';

/**
 * Opens a file, or `:memory:`, and brings it up to date, after a backup if there is something to lose. `called` names that backup, if
 * the file is to have another name later.
 */
export async function openStore(file: string, called: string = file): Promise<OpenStore> {
  try {
    const db = openDatabase(file);
    try {
      await migrate(db, called);
      await bringUpToDate(db);
    } catch (error) {
      await db.destroy();
      throw error;
    }
    return storeOver(db);
  } catch (error) {
    throw asStoreError(error);
  }
}

/** Opens a file once more that this process has opened and brought up to date. */
export function joinStore(file: string): OpenStore {
  try {
    return storeOver(openDatabase(file));
  } catch (error) {
    throw asStoreError(error);
  }
}

async function migrate(db: Kysely<Database>, file: string): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
  const migrator = new Migrator({ db, provider });
  const known = await migrator.getMigrations();
  const [next] = known.filter((one) => one.executedAt === undefined);
  if (next !== undefined && next !== known[0]) await keepBefore(db, file, next.name);
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  // Without a result it refused to begin: the file knows migrations that this program does not.
  if (results === undefined) throw new StoreError('too-new', error);
  throw error instanceof Error ? error : new StoreError('failed', error);
}
