import { ok } from '#kernel/result/result';
import { NO_CAMPAIGN } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { passwordIssues, passwordOf } from '#app/people/account-issues';
import { readOwnAccount } from '#app/people/read-own-account';
import { newSession } from '#app/people/new-session';
import { refuse } from '#app/use-case-error';
import type { AccountSession } from './sign-in-account.ts';

type ChangePasswordInput = Readonly<{
  session: string;
  current: string;
  password: string;
  again: string;
}>;

/** Sets a new password. All sessions of the account end, and the caller gets a new one. */
export const changePassword = (ports: Ports): UseCase<ChangePasswordInput, AccountSession> =>
  guarded(async ({ session, current, ...chosen }) => {
    const { store, clock, passwords } = ports;
    const now = clock.now();
    const account = await store.read((reader) => readOwnAccount(reader, { session, now }));
    if (account === undefined) return refuse('SESSION_ENDED');
    const issues = passwordIssues({ ...chosen, name: account.name });
    if (issues.length > 0) return refuse('ACCOUNT_REFUSED', issues);
    if (!(await passwords.fits(passwordOf(current), account.password))) {
      return refuse('PASSWORD_WRONG');
    }
    const password = await passwords.hash(passwordOf(chosen.password));
    const { id: of, name } = account;
    const opened = newSession(ports, { link: null, account: of }, clock.now());
    await store.commit({
      campaign: NO_CAMPAIGN,
      revision: null,
      changes: [
        { put: 'account-changed', account: of, set: { password } },
        { put: 'account-sessions-ended', account: of },
        ...opened.changes,
      ],
    });
    return ok({ session: opened.session, name });
  });
