import type { StoreReader } from '#app/ports/campaign-store';
import type { Seat } from '#app/ports/people-record';
import type { LinkedSeat } from './read-linked-seat.ts';

/**
 * Whether a link lets its user set a new password for the account in its seat. It does only if the link's maker owns
 * all campaigns of that account, or if the link was made on the server. So a moderator never gets access to a person's
 * seats in other moderators' campaigns.
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
