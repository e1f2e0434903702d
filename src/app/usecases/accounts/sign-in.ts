import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { roleOf } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { newSession } from '#app/people/new-session';
import { readLinkedSeat } from '#app/people/read-linked-seat';
import { type SignedIn, signedInAt } from '#app/people/signed-in';
import { refuse } from '#app/use-case-error';

export type NewSession = SignedIn & Readonly<{ session: string; expiresAt: string }>;

/** Opens a session for a person with the link of a seat that no account has taken. */
export const signIn = (ports: Ports): UseCase<Readonly<{ token: string }>, NewSession> =>
  guarded(async ({ token }) => {
    const { store, clock } = ports;
    const known = await store.read(async (reader) => {
      const linked = await readLinkedSeat(reader, token);
      return linked && { ...linked, signedIn: await signedInAt(reader, linked.seat, []) };
    });
    if (known?.signedIn === undefined) return refuse('SIGN_IN_UNKNOWN');
    if (known.seat.account !== null) return refuse('SEAT_HAS_ACCOUNT');
    const { actor, version } = known.signedIn;
    const at = clock.now();
    const opened = newSession(ports, { link: known.link.token, account: null }, at);
    const { session, expiresAt, changes } = opened;
    const entry = { at, by: roleOf(actor), act: 'signed-in', version, detail: '' } as const;
    const { campaign } = actor;
    const all = [...changes, { put: 'audit', entry } as const];
    await store.commit({ campaign, revision: null, changes: all });
    return ok({ ...known.signedIn, session, expiresAt });
  });
