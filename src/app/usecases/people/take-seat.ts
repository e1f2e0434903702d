import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { readOwnAccount } from '#app/people/read-own-account';
import { readTakable, seatTakenBy, takingChanges, takingIssues } from '#app/people/taking';
import { retrying } from '#app/retrying';
import type { SignedIn } from '#app/people/signed-in';
import { type Outcome, refuse } from '#app/use-case-error';

type TakeSeatInput = Readonly<{
  token: string;
  /** The session of the account that takes it. */
  session: string;
}>;

/** A person with a link takes its seat with the account that they are signed in to. The link is used up. */
export const takeSeat = (ports: Ports): UseCase<TakeSeatInput, SignedIn> =>
  guarded(async ({ token, session }) =>
    retrying(async (): Promise<Outcome<SignedIn> | 'again'> => {
      const at = ports.clock.now();
      const read = await ports.store.read(async (reader) => {
        const taker = await readOwnAccount(reader, { session, now: at });
        const known = await readTakable(reader, token);
        const taken = taker && known && (await seatTakenBy(reader, known.seat, taker));
        const issues = taker && known ? await takingIssues(reader, known.seat, taker) : [];
        return { taker, known, taken, issues };
      });
      const { taker, known, taken, issues } = read;
      if (taker === undefined) return refuse('SESSION_ENDED');
      if (known === undefined || taken === undefined) return refuse('SIGN_IN_UNKNOWN');
      if (issues.length > 0) return refuse('SEAT_REFUSED', issues);
      const changes = takingChanges(taken, { taker, at });
      const { revision, seat } = known;
      const written = await ports.store.commit({ campaign: seat.campaign, revision, changes });
      return written.ok ? ok(taken.signedIn) : 'again';
    }),
  );
