import { brandAs } from '#kernel/brand/brand';
import { ok } from '#kernel/result/result';
import type { AccountId } from '#app/ports/campaign-record';
import type { Account } from '#app/ports/people-record';
import type { Ports } from '#app/ports/ports';
import { StoreError } from '#app/ports/store-error';
import { type UseCase, guarded } from '#app/guarded';
import {
  accountName,
  NAME_TAKEN,
  nameIssues,
  nameKeyOf,
  passwordIssues,
  passwordOf,
} from '#app/people/account-issues';
import { readTakable, seatTakenBy, takingChanges } from '#app/people/taking';
import { newSession } from '#app/run/new-session';
import { retrying } from '#app/run/retrying';
import { type Outcome, refuse } from '#app/use-case-error';
import type { NewSession } from './sign-in.ts';

type CreateAccountInput = Readonly<{
  /** The token of the link. */
  token: string;
  name: string;
  password: string;
  again: string;
}>;

/** Makes an account for a person with a link, and gives the link's seat to it. Nobody gets an account without a link. */
export const createAccount = (ports: Ports): UseCase<CreateAccountInput, NewSession> =>
  guarded(async (input) => {
    const issues = [...nameIssues(input.name), ...passwordIssues(input)];
    if (issues.length > 0) return refuse('ACCOUNT_REFUSED', issues);
    const known = await ports.store.read((reader) => readTakable(reader, input.token));
    // This comes before the hash, which takes time.
    if (known === undefined) return refuse('SIGN_IN_UNKNOWN');
    const account: Account = {
      id: brandAs<AccountId>(ports.secrets.id()),
      name: accountName(input.name),
      nameKey: nameKeyOf(input.name),
      password: await ports.passwords.hash(passwordOf(input.password)),
      createdAt: ports.clock.now(),
    };
    return retrying(() => keep(ports, input.token, account));
  });

async function keep(
  ports: Ports,
  token: string,
  account: Account,
): Promise<Outcome<NewSession> | 'again'> {
  const { store, clock } = ports;
  const { known, taken, isTaken } = await store.read(async (reader) => {
    const takable = await readTakable(reader, token);
    return {
      known: takable,
      taken: takable && (await seatTakenBy(reader, takable.seat, account)),
      isTaken: (await reader.accountNamed(account.nameKey)) !== undefined,
    };
  });
  if (known === undefined || taken === undefined) return refuse('SIGN_IN_UNKNOWN');
  if (isTaken) return refuse('ACCOUNT_REFUSED', [NAME_TAKEN]);
  const at = clock.now();
  const opened = newSession(ports, { link: null, account: account.id }, at);
  const { session, expiresAt } = opened;
  const changes = [
    { put: 'account', account } as const,
    ...takingChanges(taken, { taker: account, at }),
    ...opened.changes,
  ];
  const { revision, seat } = known;
  try {
    const written = await store.commit({ campaign: seat.campaign, revision, changes });
    return written.ok ? ok({ ...taken.signedIn, session, expiresAt }) : 'again';
  } catch (error) {
    // Another person took the name at the same moment, by a link of another campaign. Read again, and report it.
    const isClash = error instanceof StoreError && error.failure === 'failed';
    const clash = isClash && (await store.read((reader) => reader.accountNamed(account.nameKey)));
    if (clash === false || clash === undefined) throw error;
    return 'again';
  }
}
