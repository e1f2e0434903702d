import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { passwordIssues, passwordOf } from '#app/people/account-issues';
import { mayReset } from '#app/people/may-reset';
import { readTakable, seatTakenBy, takingChanges } from '#app/people/taking';
import { newSession } from '#app/people/new-session';
import { retrying } from '#app/retrying';
import { type Outcome, refuse } from '#app/use-case-error';
import type { NewSession } from './sign-in.ts';

type ResetInput = Readonly<{ token: string; password: string; again: string }>;

/** Sets a new password for the account in a seat, by a new link of that seat. Old sessions end. */
export const resetPassword = (ports: Ports): UseCase<ResetInput, NewSession> =>
  guarded(async (input) => {
    const { token } = input;
    const first = await ports.store.read((reader) => readReset(reader, token));
    if (!first.ok) return first;
    const issues = passwordIssues({ ...input, name: first.value.account.name });
    if (issues.length > 0) return refuse('ACCOUNT_REFUSED', issues);
    const password = await ports.passwords.hash(passwordOf(input.password));
    return retrying(() => keep(ports, token, password));
  });

type Reader = Parameters<typeof readTakable>[0];
type Taken = NonNullable<Awaited<ReturnType<typeof seatTakenBy>>>;
type Account = NonNullable<Awaited<ReturnType<Reader['account']>>>;

async function readReset(
  reader: Reader,
  token: string,
): Promise<Outcome<Readonly<{ account: Account; taken: Taken; revision: number }>>> {
  const known = await readTakable(reader, token);
  if (known === undefined) return refuse('SIGN_IN_UNKNOWN');
  const { account: id } = known.seat;
  const account = id === null ? undefined : await reader.account(id);
  if (account === undefined || !(await mayReset(reader, known))) return refuse('RESET_REFUSED');
  const taken = await seatTakenBy(reader, known.seat, account);
  if (taken === undefined) return refuse('SIGN_IN_UNKNOWN');
  return ok({ account, taken, revision: known.revision });
}

async function keep(
  ports: Ports,
  token: string,
  password: string,
): Promise<Outcome<NewSession> | 'again'> {
  const { store, clock } = ports;
  const read = await store.read((reader) => readReset(reader, token));
  if (!read.ok) return read;
  const { account, taken, revision } = read.value;
  const at = clock.now();
  const { session, expiresAt, changes } = newSession(
    ports,
    { link: null, account: account.id },
    at,
  );
  const { seat, signedIn } = taken;
  const taking = takingChanges(taken, { taker: account, at }).map((change) =>
    change.put === 'audit'
      ? { ...change, entry: { ...change.entry, act: 'password-reset' as const } }
      : change,
  );
  const written = await store.commit({
    campaign: seat.campaign,
    revision,
    changes: [
      { put: 'account-changed', account: account.id, set: { password } },
      { put: 'account-sessions-ended', account: account.id },
      ...taking,
      ...changes,
    ],
  });
  return written.ok ? ok({ ...signedIn, session, expiresAt }) : 'again';
}
