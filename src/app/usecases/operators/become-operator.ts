import { ok } from '#kernel/result/result';
import { type Change, NO_CAMPAIGN } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { isOperatorLink } from '#app/operators/is-operator-link';
import { NAME_TAKEN } from '#app/people/account-issues';
import {
  accountIssues,
  type ChosenAccount,
  isNameClash,
  isNameTaken,
  newAccount,
} from '#app/people/new-account';
import { readOwnAccount } from '#app/people/read-own-account';
import { newSession } from '#app/people/new-session';
import { refuse } from '#app/use-case-error';
import type { AccountSession } from '#app/usecases/accounts/sign-in-account';

type ByAccount = Readonly<{ token: string; session: string }>;

/** Makes the signed-in account an operator's, by the link. The link ends. */
export const becomeOperator = ({ store, clock }: Ports): UseCase<ByAccount, null> =>
  guarded(async ({ token, session }) => {
    const now = clock.now();
    const known = await store.read(async (reader) => ({
      isLink: await isOperatorLink(reader, token),
      account: await readOwnAccount(reader, { session, now }),
    }));
    if (!known.isLink) return refuse('OPERATOR_LINK_UNKNOWN');
    if (known.account === undefined) return refuse('SESSION_ENDED');
    const operator = { account: known.account.id, since: now };
    const changes = [{ put: 'operator', operator } as const];
    await store.commit({ campaign: NO_CAMPAIGN, revision: null, changes });
    return ok(null);
  });

type NewOperator = ChosenAccount & Readonly<{ token: string }>;

/** Makes an account by the operator's link, and makes it an operator's. The link ends. */
export const makeOperator = (ports: Ports): UseCase<NewOperator, AccountSession> =>
  guarded(async ({ token, ...chosen }) => {
    const { store } = ports;
    const issues = accountIssues(chosen);
    if (issues.length > 0) return refuse('ACCOUNT_REFUSED', issues);
    // This comes before the hash, which takes time.
    if (!(await store.read((reader) => isOperatorLink(reader, token)))) {
      return refuse('OPERATOR_LINK_UNKNOWN');
    }
    const account = await newAccount(ports, chosen);
    if (await isNameTaken(store, account)) {
      return refuse('ACCOUNT_REFUSED', [NAME_TAKEN]);
    }
    const opened = newSession(ports, { link: null, account: account.id }, account.createdAt);
    const changes: readonly Change[] = [
      { put: 'account', account },
      { put: 'operator', operator: { account: account.id, since: account.createdAt } },
      ...opened.changes,
    ];
    try {
      await store.commit({ campaign: NO_CAMPAIGN, revision: null, changes });
    } catch (error) {
      if (!(await isNameClash(store, error, account))) throw error;
      return refuse('ACCOUNT_REFUSED', [NAME_TAKEN]);
    }
    return ok({ session: opened.session, name: account.name });
  });
