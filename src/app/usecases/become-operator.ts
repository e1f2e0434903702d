import { brandAs } from '#kernel/brand/brand';
import { ok } from '#kernel/result/result';
import type { AccountId } from '#app/ports/campaign-record';
import { type Change, NO_CAMPAIGN, type StoreReader } from '#app/ports/campaign-store';
import type { Account } from '#app/ports/people-record';
import type { Ports } from '#app/ports/ports';
import { StoreError } from '#app/ports/store-error';
import { type UseCase, guarded } from '#app/guarded';
import { isOperatorLink } from '#app/operators/is-operator-link';
import {
  accountName,
  NAME_TAKEN,
  nameIssues,
  nameKeyOf,
  passwordIssues,
  passwordOf,
} from '#app/people/account-issues';
import { readOwnAccount } from '#app/people/read-own-account';
import { newSession } from '#app/run/new-session';
import { refuse } from '#app/use-case-error';
import type { AccountSession } from './sign-in-account.ts';

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

type NewOperator = Readonly<{ token: string; name: string; password: string; again: string }>;

const isNameTaken = async (reader: StoreReader, { nameKey }: Account): Promise<boolean> =>
  (await reader.accountNamed(nameKey)) !== undefined;

/** Makes an account by the operator's link, and makes it an operator's. The link ends. */
export const makeOperator = (ports: Ports): UseCase<NewOperator, AccountSession> =>
  guarded(async ({ token, ...chosen }) => {
    const { store, clock, secrets, passwords } = ports;
    const issues = [...nameIssues(chosen.name), ...passwordIssues(chosen)];
    if (issues.length > 0) return refuse('ACCOUNT_REFUSED', issues);
    // This comes before the hash, which takes time.
    if (!(await store.read((reader) => isOperatorLink(reader, token)))) {
      return refuse('OPERATOR_LINK_UNKNOWN');
    }
    const createdAt = clock.now();
    const account: Account = {
      id: brandAs<AccountId>(secrets.id()),
      name: accountName(chosen.name),
      nameKey: nameKeyOf(chosen.name),
      password: await passwords.hash(passwordOf(chosen.password)),
      createdAt,
    };
    if (await store.read((reader) => isNameTaken(reader, account))) {
      return refuse('ACCOUNT_REFUSED', [NAME_TAKEN]);
    }
    const opened = newSession(ports, { link: null, account: account.id }, createdAt);
    const changes: readonly Change[] = [
      { put: 'account', account },
      { put: 'operator', operator: { account: account.id, since: createdAt } },
      ...opened.changes,
    ];
    try {
      await store.commit({ campaign: NO_CAMPAIGN, revision: null, changes });
    } catch (error) {
      // Another person took the name at the same moment.
      const isClash = error instanceof StoreError && error.failure === 'failed';
      if (!isClash || !(await store.read((reader) => isNameTaken(reader, account)))) throw error;
      return refuse('ACCOUNT_REFUSED', [NAME_TAKEN]);
    }
    return ok({ session: opened.session, name: account.name });
  });
