import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { readOwnAccount } from '#app/people/read-own-account';
import { isBothSides, readTakable, seatTakenBy, takingChanges } from '#app/people/taking';
import { retrying } from '#app/run/retrying';
import type { SignedIn } from '#app/run/signed-in';
import { type Outcome, refuse } from '#app/use-case-error';

type TakeSeatInput = Readonly<{
  token: string;
  /** Whose account takes it. */
  session: string;
}>;

/** Whoever has a link takes its seat with the account that he is signed in to. The link is spent. */
export const takeSeat = (ports: Ports): UseCase<TakeSeatInput, SignedIn> =>
  guarded(async ({ token, session }) =>
    retrying(async (): Promise<Outcome<SignedIn> | 'again'> => {
      const at = ports.clock.now();
      const read = await ports.store.read(async (reader) => {
        const taker = await readOwnAccount(reader, { session, now: at });
        const known = await readTakable(reader, token);
        const taken = taker && known && (await seatTakenBy(reader, known.seat, taker));
        const isBoth = taker && known && (await isBothSides(reader, known.seat, taker));
        return { taker, known, taken, isBoth };
      });
      const { taker, known, taken, isBoth } = read;
      if (taker === undefined) return refuse('SESSION_ENDED');
      if (known === undefined || taken === undefined) return refuse('SIGN_IN_UNKNOWN');
      if (isBoth === true) return refuse('SEAT_REFUSED', [BOTH_SIDES]);
      const changes = takingChanges(taken, { taker, at });
      const { revision, seat } = known;
      const written = await ports.store.commit({ campaign: seat.campaign, revision, changes });
      return written.ok ? ok(taken.signedIn) : 'again';
    }),
  );

const BOTH_SIDES = {
  code: 'SEAT_BOTH_SIDES',
  path: 'seat',
  text: 'Nobody plays in a campaign and watches it as a spectator too. Give one of the seats up first.',
};
