import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { tokenHash } from '#app/run/new-access';

/** Ends a session. */
export const signOut = ({
  store,
}: Ports): UseCase<Readonly<{ actor: Actor; session: string }>, null> =>
  guarded(async ({ actor, session }) => {
    const changes = [{ put: 'session-ended', token: tokenHash(session) }] as const;
    await store.commit({ campaign: actor.campaign, revision: null, changes });
    return ok(null);
  });
