import { ok } from '#kernel/result/result';
import type { Account } from '#app/ports/people-record';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { NAME_TAKEN } from '#app/people/account-issues';
import {
  accountIssues,
  type ChosenAccount,
  isNameClash,
  newAccount,
} from '#app/people/new-account';
import {
  readTakable,
  readTakableOfSession,
  seatTakenBy,
  type Takable,
  takingChanges,
} from '#app/people/taking';
import type { StoreReader } from '#app/ports/campaign-store';
import { newSession } from '#app/people/new-session';
import { retrying } from '#app/retrying';
import { type Outcome, refuse } from '#app/use-case-error';
import type { NewSession } from './sign-in.ts';

/** `token`: of the link. */
type CreateAccountInput = ChosenAccount & Readonly<{ token: string }>;

/** Makes an account for a person with a link, and gives the link's seat to it. Nobody gets an account without a link. */
export const createAccount = (ports: Ports): UseCase<CreateAccountInput, NewSession> =>
  guarded(async (input) => made(ports, input, (reader) => readTakable(reader, input.token)));

/** `session`: of somebody who is signed in by a link. */
type OfSessionInput = ChosenAccount & Readonly<{ session: string }>;

/** Makes an account for a person who is signed in by a link, and gives the link's seat to it. */
export const createAccountHere = (ports: Ports): UseCase<OfSessionInput, NewSession> =>
  guarded(async (input) => {
    const signedIn = { session: input.session, now: ports.clock.now() };
    return made(ports, input, (reader) => readTakableOfSession(reader, signedIn));
  });

type Find = (reader: StoreReader) => Promise<Takable | undefined>;

async function made(ports: Ports, chosen: ChosenAccount, find: Find): Promise<Outcome<NewSession>> {
  const issues = accountIssues(chosen);
  if (issues.length > 0) return refuse('ACCOUNT_REFUSED', issues);
  const known = await ports.store.read(find);
  // This comes before the hash, which takes time.
  if (known === undefined) return refuse('SIGN_IN_UNKNOWN');
  const account = await newAccount(ports, chosen);
  return retrying(() => keep(ports, find, account));
}

async function keep(
  ports: Ports,
  find: Find,
  account: Account,
): Promise<Outcome<NewSession> | 'again'> {
  const { store, clock } = ports;
  const { known, taken, isTaken } = await store.read(async (reader) => {
    const takable = await find(reader);
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
    // By a link of another campaign. Read again, and report it.
    if (await isNameClash(store, error, account)) return 'again';
    throw error;
  }
}
