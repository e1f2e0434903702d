import type { Kysely } from 'kysely';
import { ok } from '#kernel/result/result';
import type { CampaignStore } from '#app/ports/campaign-store';
import { takeRevision } from '#store/campaigns/campaign-rows';
import { takeSetupRevision } from '#store/desk/setups';
import type { Database } from '#store/schema/database';
import { asStoreError, copyDatabase, faultsOf, inTransaction } from '#store/schema/dialect';
import { keptPublications } from '#store/turns/publications';
import { readerOf } from './reader-of.ts';
import { writeChange } from './write-change.ts';

/** A store with what the keeper of its file needs. */
export type OpenStore = Readonly<{
  store: CampaignStore;
  /** Copies everything, as it is at one moment, to a file that is not there yet. */
  backup: (to: string) => Promise<void>;
  /** What is wrong with the file itself; empty when nothing is. */
  faults: () => Promise<readonly string[]>;
  close: () => Promise<void>;
}>;

/** The store over a database whose tables are up to date. */
export function storeOver(db: Kysely<Database>): OpenStore {
  const told = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw asStoreError(error);
    }
  };
  const kept = keptPublications();
  const store: CampaignStore = {
    read: (work) => told(() => inTransaction(db, 'read', (trx) => work(readerOf(trx, kept)))),
    commit: ({ campaign, revision, setup, changes }) =>
      told(() =>
        inTransaction(db, 'write', async (trx) => {
          const taken = revision === null ? ok(null) : await takeRevision(trx, campaign, revision);
          if (!taken.ok) return taken;
          // A commit writes a known campaign or a known setup, so nothing is written before this check either.
          const own = setup === undefined ? taken : await takeSetupRevision(trx, setup);
          if (!own.ok) return own;
          for (const change of changes) await writeChange(trx, campaign, change);
          return ok(null);
        }),
      ),
  };
  return {
    store,
    backup: (to) => told(() => copyDatabase(db, to)),
    faults: () => told(() => faultsOf(db)),
    close: () => db.destroy(),
  };
}
