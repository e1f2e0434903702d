import type { StoreReader } from '#app/ports/campaign-store';
import type { AccountId } from '#app/ports/campaign-record';
import { tokenHash } from '#app/people/token-hash';

/** A person who designs: by an account, or by the link of a seat. */
export type Designer = Readonly<{
  /** Null: they came by a link, and nothing is saved for them. */
  account: AccountId | null;
  /** Under this their odds are worked out. */
  seat: string;
}>;

/** The person of a session; undefined: it is over, or they have no seat any more. */
export async function readDesigner(
  reader: StoreReader,
  { session, now }: Readonly<{ session: string; now: string }>,
): Promise<Designer | undefined> {
  const row = await reader.session(tokenHash(session));
  if (row === undefined || row.expiresAt <= now) return undefined;
  if (row.account !== null) return { account: row.account, seat: `designer ${row.account}` };
  const link = row.link === null ? undefined : await reader.link(row.link);
  const seat = link && (await reader.seat(link.seat));
  if (seat === undefined || seat.endedAt !== null) return undefined;
  return { account: null, seat: `designer seat ${seat.id}` };
}
