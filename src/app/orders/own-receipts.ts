import type { Actor } from '#app/actor';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Receipt } from '#app/ports/turn-record';
import type { EmpireId } from '#model/campaign/ids';
import { removedAt } from './removed-at.ts';

/**
 * The receipts of an empire that a person may read, oldest first. Moderators may read all, a player those since they
 * took the seat. @rule FOG-1 @ruling A successor may not read the orders of a removed player. The moderator may pass
 * them on.
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
  // Receipts that withdraw or reopen a predecessor's sheet show its orders too.
  const isOwn = ({ turn, hash, number }: Receipt): boolean =>
    own.some((one) => one.turn === turn && one.hash === hash && one.number <= number);
  return receipts.filter(isOwn);
}
