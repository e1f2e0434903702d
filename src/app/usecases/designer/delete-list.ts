import { ok } from '#kernel/result/result';
import { readOwnAccount } from '#app/people/read-own-account';
import { NO_CAMPAIGN } from '#app/ports/campaign-store';
import type { SavedListId } from '#app/ports/list-record';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { refuse } from '#app/use-case-error';

type DeleteInput = Readonly<{ session: string; list: SavedListId; revision: number }>;

/** Deletes a force list of the caller's account with all its versions, unless it was saved since it was read. */
export const deleteList = ({ store, clock }: Ports): UseCase<DeleteInput, null> =>
  guarded(async ({ session, list, revision }) => {
    const known = await store.read(async (reader) => {
      const account = await readOwnAccount(reader, { session, now: clock.now() });
      if (account === undefined) return undefined;
      return { account, last: await reader.listVersion({ account: account.id, list }) };
    });
    if (known === undefined) return refuse('SESSION_ENDED');
    const { account, last } = known;
    if (last === undefined) return refuse('LIST_UNKNOWN');
    if (last.revision !== revision) return refuse('LIST_STALE');
    const changes = [{ put: 'list-dropped', which: { account: account.id, list } }] as const;
    await store.commit({ campaign: NO_CAMPAIGN, revision: null, changes });
    return ok(null);
  });
