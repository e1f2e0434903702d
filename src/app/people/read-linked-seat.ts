import type { StoreReader } from '#app/ports/campaign-store';
import type { Seat, SeatLink } from '#app/ports/people-record';
import { tokenHash } from './token-hash.ts';

/** A link with its open seat. */
export type LinkedSeat = Readonly<{ link: SeatLink; seat: Seat }>;

/** The seat of the link with this token; undefined: the link was used up or replaced, or never existed. */
export async function readLinkedSeat(
  reader: StoreReader,
  token: string,
): Promise<LinkedSeat | undefined> {
  const link = await reader.link(tokenHash(token));
  const seat = link && (await reader.seat(link.seat));
  return link === undefined || seat?.endedAt !== null ? undefined : { link, seat };
}
