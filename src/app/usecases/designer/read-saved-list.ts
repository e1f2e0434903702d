import { invariant } from '#kernel/result/invariant';
import { ok } from '#kernel/result/result';
import { readOwnAccount } from '#app/people/read-own-account';
import type { ListHead, SavedListId } from '#app/ports/list-record';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { refuse } from '#app/use-case-error';
import type { DraftList } from '#content/force-lists/house-list-schema';
import { readDraftList } from '#content/force-lists/read-draft-list';

type ReadInput = Readonly<{
  session: string;
  list: SavedListId;
  /** Without it: the last version. */
  revision?: number;
}>;

export type SavedList = Readonly<{
  list: SavedListId;
  revision: number;
  draft: DraftList;
  /** The kept versions, newest first. */
  versions: readonly ListHead[];
}>;

/** A force list that the caller's account has saved. */
export const readSavedList = ({ store, clock }: Ports): UseCase<ReadInput, SavedList> =>
  guarded(({ session, ...which }) =>
    store.read(async (reader) => {
      const account = await readOwnAccount(reader, { session, now: clock.now() });
      if (account === undefined) return refuse('SESSION_ENDED');
      const key = { account: account.id, list: which.list };
      const version = await reader.listVersion({ ...which, account: account.id });
      if (version === undefined) return refuse('LIST_UNKNOWN');
      const draft = readDraftList(version.text);
      // Only lists that can be read are saved.
      invariant(draft.ok, 'SAVED_LIST_UNREADABLE', version.list);
      const { list, revision } = version;
      return ok({ list, revision, draft: draft.value, versions: await reader.listVersions(key) });
    }),
  );
