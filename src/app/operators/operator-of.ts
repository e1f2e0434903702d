import type { Account } from '#app/ports/people-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { passwordOf } from '#app/people/account-issues';
import { readOwnAccount } from '#app/people/read-own-account';
import { type Outcome, refuse } from '#app/use-case-error';
import { ok } from '#kernel/result/result';

/** Whether an account is an operator's. */
export async function isOperator(
  reader: Pick<StoreReader, 'operators'>,
  account: Account['id'],
): Promise<boolean> {
  return (await reader.operators()).some((one) => one.account === account);
}

/** The operator who is signed in by a session. */
export async function operatorOf(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  session: string,
): Promise<Outcome<Account>> {
  const now = clock.now();
  return store.read(async (reader): Promise<Outcome<Account>> => {
    const account = await readOwnAccount(reader, { session, now });
    if (account === undefined) return refuse('SESSION_ENDED');
    return (await isOperator(reader, account.id)) ? ok(account) : refuse('OPERATOR_ONLY');
  });
}

/** The operator, if the password is right. Needed for actions that hand out or replace all data. */
export async function confirmedOperator(
  ports: Pick<Ports, 'store' | 'clock' | 'passwords'>,
  { session, password }: Readonly<{ session: string; password: string }>,
): Promise<Outcome<Account>> {
  const operator = await operatorOf(ports, session);
  if (!operator.ok) return operator;
  const fits = await ports.passwords.fits(passwordOf(password), operator.value.password);
  return fits ? operator : refuse('OPERATOR_PASSWORD_WRONG');
}
