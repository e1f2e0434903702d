import type { StoreReader } from '#app/ports/campaign-store';
import type { Seat, SeatLink, TokenHash } from '#app/ports/people-record';
import { tokenHash } from './token-hash.ts';

/** A link with its open seat. */
export type LinkedSeat = Readonly<{ link: SeatLink; seat: Seat }>;

/** The seat of the link with this token; undefined: the link was used up or replaced, or never existed. */
export async function readLinkedSeat(
  reader: StoreReader,
  token: string,
): Promise<LinkedSeat | undefined> {
  return readSeatOfLink(reader, tokenHash(token));
}

/** The seat of the link by which somebody is signed in; undefined: they are signed in to an account, or no longer at all. */
export async function readSeatOfSession(
  reader: StoreReader,
  { session, now }: Readonly<{ session: string; now: string }>,
): Promise<LinkedSeat | undefined> {
  const row = await reader.session(tokenHash(session));
  if (row === undefined || row.link === null || row.expiresAt <= now) return undefined;
  return readSeatOfLink(reader, row.link);
}

async function readSeatOfLink(
  reader: StoreReader,
  hash: TokenHash,
): Promise<LinkedSeat | undefined> {
  const link = await reader.link(hash);
  const seat = link && (await reader.seat(link.seat));
  return link === undefined || seat?.endedAt !== null ? undefined : { link, seat };
}
