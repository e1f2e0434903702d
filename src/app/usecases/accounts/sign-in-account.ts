import { ok } from '#kernel/result/result';
import { NO_CAMPAIGN } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { nameKeyOf, passwordOf } from '#app/people/account-issues';
import { newSession } from '#app/people/new-session';
import { tokenHash } from '#app/people/token-hash';
import { refuse } from '#app/use-case-error';

/** A new session of an account. */
export type AccountSession = Readonly<{ session: string; name: string }>;

/** Signs a person in by name and password. Neither the text nor the time shows which of the two was wrong. */
export const signInAccount = (
  ports: Ports,
): UseCase<Readonly<{ name: string; password: string }>, AccountSession> =>
  guarded(async ({ name, password }) => {
    const { store, clock, passwords } = ports;
    const account = await store.read((reader) => reader.accountNamed(nameKeyOf(name)));
    const fits = await passwords.fits(passwordOf(password), account?.password ?? null);
    if (account === undefined || !fits) return refuse('PASSWORD_WRONG');
    const { id } = account;
    const { session, changes } = newSession(ports, { link: null, account: id }, clock.now());
    await store.commit({ campaign: NO_CAMPAIGN, revision: null, changes });
    // A new password ends all sessions. A session that was opened with the old password in the meantime ends here.
    const today = await store.read((reader) => reader.account(id));
    if (today?.password === account.password) return ok({ session, name: account.name });
    const ended = { put: 'session-ended', token: tokenHash(session) } as const;
    await store.commit({ campaign: NO_CAMPAIGN, revision: null, changes: [ended] });
    return refuse('PASSWORD_WRONG');
  });
