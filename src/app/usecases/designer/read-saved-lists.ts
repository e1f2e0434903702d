import { ok } from '#kernel/result/result';
import { readOwnAccount } from '#app/people/read-own-account';
import type { ListHead } from '#app/ports/list-record';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { refuse } from '#app/use-case-error';

/** The force lists that the caller's account has saved, the last saved first. */
export const readSavedLists = ({
  store,
  clock,
}: Ports): UseCase<Readonly<{ session: string }>, readonly ListHead[]> =>
  guarded(({ session }) =>
    store.read(async (reader) => {
      const account = await readOwnAccount(reader, { session, now: clock.now() });
      if (account === undefined) return refuse('SESSION_ENDED');
      return ok(await reader.savedLists(account.id));
    }),
  );
