import { type Actor, roleOf } from '#app/actor';
import { isSameData } from '#kernel/result/is-same-data';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Seat } from '#app/ports/people-record';
import type { SeatTrouble } from '#app/seat-lost';

/**
 * The reason why a person has lost the rights that they had when their request arrived: their seat was removed or
 * changed in the meantime. Null: they still have them.
 */
export async function seatTrouble(reader: StoreReader, actor: Actor): Promise<SeatTrouble | null> {
  if (actor.seat === undefined) return null;
  const seat = await reader.seat(actor.seat);
  const isHis = seat?.endedAt === null && seat.account === (actor.person ?? null);
  if (!isHis) return 'SEAT_ENDED';
  return isAsBefore(seat, actor) ? null : 'SEAT_CHANGED';
}

function isAsBefore({ role, account, maySubmit }: Seat, actor: Actor): boolean {
  const who = account === null ? {} : { person: account };
  if (!isSameData({ ...role, ...who }, roleOf(actor))) return false;
  const might = actor.kind === 'player' && actor.maySubmit === true;
  return role.kind !== 'deputy' || maySubmit === might;
}
