import type { StoreReader } from '#app/ports/campaign-store';
import type { Seat } from '#app/ports/people-record';
import type { LinkedSeat } from '#app/run/read-linked-seat';

/**
 * Whether whoever has a link may set a new password of the account that sits in its seat: only where all seats of
 * that account are in campaigns of which the link's maker is the owner, or the link was made at the machine itself.
 * A moderator never gets hold of what somebody is in other moderators' campaigns.
 */
export async function mayReset(reader: StoreReader, { link, seat }: LinkedSeat): Promise<boolean> {
  if (seat.account === null) return false;
  if (link.madeBy === 'machine') return true;
  const maker = await reader.seat(link.madeBy);
  if (maker === undefined || !isOwner(maker)) return false;
  const held = maker.account === null ? [maker] : await reader.seatsOf(maker.account);
  const owned = new Set(held.filter(isOwner).map(({ campaign }) => campaign));
  const seats = await reader.seatsOf(seat.account);
  return seats.every(({ campaign }) => owned.has(campaign));
}

const isOwner = ({ role, endedAt }: Seat): boolean => role.kind === 'moderator' && endedAt === null;
