import { brandAs } from '#kernel/brand/brand';
import { ok } from '#kernel/result/result';
import { readOwnAccount } from '#app/people/read-own-account';
import { NO_CAMPAIGN } from '#app/ports/campaign-store';
import type { ListVersion, SavedListId } from '#app/ports/list-record';
import type { Account } from '#app/ports/people-record';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { refuse, type UseCaseErrorCode } from '#app/use-case-error';
import type { DraftList } from '#content/force-lists/house-list-schema';
import { textOfList } from '#content/force-lists/text-of-list';

type SaveInput = Readonly<{
  session: string;
  draft: DraftList;
  /** The saved list that it comes from, as it was read; null: it becomes a new one. */
  from: Readonly<{ list: SavedListId; revision: number }> | null;
}>;

export type ListSaved = Readonly<{ list: SavedListId; revision: number }>;

/** More lists than a person designs. */
const MOST_LISTS = 60;
/** Earlier versions that a person can go back to. */
const KEPT_VERSIONS = 25;

type Known = Readonly<{
  account: Account;
  /** The last version of the list. */
  last: ListVersion | undefined;
  /** How many lists the account has. */
  lists: number;
}>;

/** Why a list can't be saved now. */
function refusalOf(
  { last, lists }: Known,
  { from }: Pick<SaveInput, 'from'>,
): UseCaseErrorCode | null {
  if (from === null && lists >= MOST_LISTS) return 'LISTS_TOO_MANY';
  return last?.revision === from?.revision ? null : 'LIST_STALE';
}

function nextVersion(
  { account, last }: Known,
  { draft, list, now }: Readonly<{ draft: DraftList; list: SavedListId; now: string }>,
): ListVersion {
  const { name, units } = draft;
  const revision = (last?.revision ?? 0) + 1;
  const text = textOfList(draft);
  return { account: account.id, list, revision, name, units: units.length, text, at: now };
}

/**
 * Saves a force list for the caller's account as a new version. Nothing is overwritten: a list that was saved in another window since is
 * refused.
 */
export const saveList = ({ store, clock, secrets }: Ports): UseCase<SaveInput, ListSaved> =>
  guarded(async ({ session, draft, from }) => {
    const now = clock.now();
    const list = from?.list ?? brandAs<SavedListId>(secrets.id());
    const known = await store.read(async (reader): Promise<Known | undefined> => {
      const account = await readOwnAccount(reader, { session, now });
      if (account === undefined) return undefined;
      const last = await reader.listVersion({ account: account.id, list });
      return { account, last, lists: (await reader.savedLists(account.id)).length };
    });
    if (known === undefined) return refuse('SESSION_ENDED');
    const refusal = refusalOf(known, { from });
    if (refusal !== null) return refuse(refusal);
    const version = nextVersion(known, { draft, list, now });
    const { account, revision, text } = version;
    if (known.last?.text === text) return ok({ list, revision: known.last.revision });
    const changes = [{ put: 'list-version', version, keep: KEPT_VERSIONS }] as const;
    await store.commit({ campaign: NO_CAMPAIGN, revision: null, changes });
    const saved = await store.read((reader) => reader.listVersion({ account, list, revision }));
    // Somebody else was faster by a moment.
    return saved?.text === text ? ok({ list, revision }) : refuse('LIST_STALE');
  });
