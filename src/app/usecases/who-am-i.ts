import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { tokenHash } from '#app/run/new-access';
import { type SignedIn, signedInBy } from '#app/run/signed-in';
import { refuse } from '#app/use-case-error';

/** Whose session it is. */
export const whoAmI = ({ store, clock }: Ports): UseCase<Readonly<{ session: string }>, SignedIn> =>
  guarded(async ({ session }) => {
    const now = clock.now();
    const signedIn = await store.read(async (reader) => {
      const row = await reader.session(tokenHash(session));
      if (row === undefined || row.expiresAt <= now) return undefined;
      const access = await reader.access(row.access);
      return access && signedInBy(reader, access);
    });
    return signedIn === undefined ? refuse('SESSION_ENDED') : ok(signedIn);
  });
