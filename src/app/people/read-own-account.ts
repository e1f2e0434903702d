import type { StoreReader } from '#app/ports/campaign-store';
import type { Account } from '#app/ports/people-record';
import { tokenHash } from './token-hash.ts';

/** The account that a session is signed in to; undefined: the session is over, or it was opened by a link. */
export async function readOwnAccount(
  reader: StoreReader,
  { session, now }: Readonly<{ session: string; now: string }>,
): Promise<Account | undefined> {
  const row = await reader.session(tokenHash(session));
  if (row === undefined || row.account === null || row.expiresAt <= now) return undefined;
  return reader.account(row.account);
}
