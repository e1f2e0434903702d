import { type UseCase, guarded } from '#app/guarded';
import { tokenHash } from '#app/people/token-hash';
import type { Ports } from '#app/ports/ports';
import { refuse } from '#app/use-case-error';
import { ok } from '#kernel/result/result';

/** Where an invitation leads. */
export type SetupLinkView = Readonly<{ setup: string; player: number }>;

/** Shows where an invitation to a setup leads. It gives nobody the seat: chat programs open links too. */
export const readSetupLink = ({
  store,
}: Ports): UseCase<Readonly<{ token: string }>, SetupLinkView> =>
  guarded(async ({ token }) =>
    store.read(async (reader) => {
      const seat = await reader.setupSeatOfLink(tokenHash(token));
      const setup = seat && (await reader.setup(seat.setup));
      if (seat === undefined || setup === undefined || setup.endedAt !== null) {
        return refuse('SIGN_IN_UNKNOWN');
      }
      return ok({ setup: setup.name, player: seat.player });
    }),
  );
