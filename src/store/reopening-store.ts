import type { CampaignStore } from '#app/ports/campaign-store';
import { StoreError } from '#app/ports/store-error';
import { openStore } from './open-store.ts';

/** A store whose file can be replaced while the program runs. */
export type ReopeningStore = Readonly<{
  store: CampaignStore;
  close: () => Promise<void>;
  /**
   * Closes the file, does the work, and opens the file again; `settle` comes to the reopened store before anybody else. Who reads or
   * writes meanwhile is refused.
   */
  whileClosed: <T>(
    work: () => Promise<T>,
    settle: (done: T, store: CampaignStore) => Promise<void>,
  ) => Promise<T>;
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
    whileClosed: async (work, settle) => {
      refuseClosed();
      isClosed = true;
      await Promise.allSettled([...underWay]);
      await opened.close();
      let outcome: Readonly<{ done: Awaited<ReturnType<typeof work>> }> | null = null;
      try {
        outcome = { done: await work() };
        return outcome.done;
      } finally {
        opened = await openStore(file);
        if (outcome !== null) await settle(outcome.done, opened.store);
        isClosed = false;
      }
    },
  };
}
