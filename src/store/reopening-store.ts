import type { CampaignStore } from '#app/ports/campaign-store';
import { StoreError } from '#app/ports/store-error';
import { openStore } from './open-store.ts';

/** A store whose file can be replaced while the program runs. */
export type ReopeningStore = Readonly<{
  store: CampaignStore;
  close: () => Promise<void>;
  /** Closes the file, does the work, and opens the file again. Who reads or writes meanwhile is refused. */
  whileClosed: <T, B>(exchange: Exchange<T, B>) => Promise<T>;
}>;

/** What is done to the file while nobody else has it open. */
export type Exchange<T, B> = Readonly<{
  /** Reads the store when all others have ended. */
  look: (store: CampaignStore) => Promise<B>;
  work: (before: B) => Promise<T>;
}>;

/** Opens a store that can be closed for a while. If it can't be opened again, it stays closed: everybody is refused until a restart. */
export async function reopeningStore(file: string): Promise<ReopeningStore> {
  let opened = await openStore(file);
  let isClosed = false;
  const underWay = new Set<Promise<unknown>>();
  const refuseClosed = (): void => {
    if (isClosed) throw new StoreError('restoring', 'A backup is being restored.');
  };
  const pass = async <T>(work: (store: CampaignStore) => Promise<T>): Promise<T> => {
    refuseClosed();
    const going = work(opened.store);
    underWay.add(going);
    try {
      return await going;
    } finally {
      underWay.delete(going);
    }
  };
  return {
    store: {
      read: (work) => pass((store) => store.read(work)),
      commit: (commit) => pass((store) => store.commit(commit)),
    },
    close: () => opened.close(),
    whileClosed: async ({ look, work }) => {
      refuseClosed();
      isClosed = true;
      await Promise.allSettled([...underWay]);
      const before = await look(opened.store).catch((error: unknown) => {
        isClosed = false;
        throw error;
      });
      await opened.close();
      try {
        return await work(before);
      } finally {
        opened = await openStore(file);
        isClosed = false;
      }
    },
  };
}
