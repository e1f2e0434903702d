import { ok } from '#kernel/result/result';
import { NO_CAMPAIGN } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { tokenHash } from '#app/people/token-hash';

/** Ends a session. */
export const signOut = ({ store }: Ports): UseCase<Readonly<{ session: string }>, null> =>
  guarded(async ({ session }) => {
    const changes = [{ put: 'session-ended', token: tokenHash(session) }] as const;
    await store.commit({ campaign: NO_CAMPAIGN, revision: null, changes });
    return ok(null);
  });
