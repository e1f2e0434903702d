import type { Actor } from '#app/actor';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Receipt } from '#app/ports/turn-record';
import type { EmpireId } from '#model/campaign/ids';
import { removedAt } from './removed-at.ts';

/**
 * The receipts of an empire that somebody may read, oldest first: moderators all, a player those of what was submitted since he
 * sat down. @rule FOG-1 @ruling What a removed player wrote is not his successor’s to read; the moderator may hand it over.
 */
export async function readOwnReceipts(
  reader: StoreReader,
  { campaign, kind }: Pick<Actor, 'campaign' | 'kind'>,
  empire: EmpireId,
): Promise<readonly Receipt[]> {
  const receipts = await reader.receipts(campaign, empire);
  if (kind === 'moderator') return receipts;
  const since = await removedAt(reader, campaign, empire);
  const own = receipts.filter(({ at, act }) => act === 'submitted' && at > since);
  // What withdraws or reopens a sheet of a predecessor shows his orders as well.
  const isOwn = ({ turn, hash, number }: Receipt): boolean =>
    own.some((one) => one.turn === turn && one.hash === hash && one.number <= number);
  return receipts.filter(isOwn);
}
