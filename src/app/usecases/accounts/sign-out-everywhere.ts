import { ok } from '#kernel/result/result';
import { NO_CAMPAIGN } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { readOwnAccount } from '#app/people/read-own-account';
import { refuse } from '#app/use-case-error';

/** Ends every session of the caller's account, on all devices. */
export const signOutEverywhere = (ports: Ports): UseCase<Readonly<{ session: string }>, null> =>
  guarded(async ({ session }) => {
    const { store, clock } = ports;
    const now = clock.now();
    const account = await store.read((reader) => readOwnAccount(reader, { session, now }));
    if (account === undefined) return refuse('SESSION_ENDED');
    const changes = [{ put: 'account-sessions-ended', account: account.id }] as const;
    await store.commit({ campaign: NO_CAMPAIGN, revision: null, changes });
    return ok(null);
  });
