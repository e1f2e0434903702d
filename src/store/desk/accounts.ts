import type { AccountId } from '#app/ports/campaign-record';
import type { ChangeOf } from '#app/ports/campaign-store';
import type { Account, Session, TokenHash } from '#app/ports/people-record';
import type { Transaction } from '#store/schema/database';

/** A new account. */
export async function saveAccount(trx: Transaction, account: Account): Promise<void> {
  await trx.insertInto('accounts').values(account).execute();
}

/** Another name or password of an account. */
export async function changeAccount(
  trx: Transaction,
  { account, set }: ChangeOf<'account-changed'>,
): Promise<void> {
  await trx.updateTable('accounts').set(set).where('id', '=', account).execute();
}

/** All accounts, by name. */
export async function loadAccounts(trx: Transaction): Promise<readonly Account[]> {
  return trx.selectFrom('accounts').selectAll().orderBy('nameKey').execute();
}

/** One account, by its id or its name. */
export async function loadAccount(
  trx: Transaction,
  by: 'id' | 'nameKey',
  value: string,
): Promise<Account | undefined> {
  return trx
    .selectFrom('accounts')
    .selectAll()
    .where(by, '=', value as AccountId)
    .executeTakeFirst();
}

/** Signs somebody in. */
export async function saveSession(trx: Transaction, session: Session): Promise<void> {
  await trx.insertInto('sessions').values(session).execute();
}

/** Notes that a person was seen, if they are still signed in. */
export async function seeSession(
  trx: Transaction,
  token: TokenHash,
  seen: Pick<Session, 'seenAt' | 'expiresAt'>,
): Promise<void> {
  await trx.updateTable('sessions').set(seen).where('token', '=', token).execute();
}

/** Signs somebody out. */
export async function endSession(trx: Transaction, token: TokenHash): Promise<void> {
  await trx.deleteFrom('sessions').where('token', '=', token).execute();
}

/** Signs out everybody who is signed in to an account. */
export async function endAccountSessions(trx: Transaction, account: AccountId): Promise<void> {
  await trx.deleteFrom('sessions').where('account', '=', account).execute();
}

/** Forgets sessions that are over. */
export async function purgeSessions(trx: Transaction, before: string): Promise<void> {
  await trx.deleteFrom('sessions').where('expiresAt', '<=', before).execute();
}

/** The session of a token's hash. */
export async function loadSession(
  trx: Transaction,
  token: TokenHash,
): Promise<Session | undefined> {
  return trx.selectFrom('sessions').selectAll().where('token', '=', token).executeTakeFirst();
}
