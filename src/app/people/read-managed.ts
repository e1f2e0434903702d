import type { Actor } from '#app/actor';
import { ok } from '#kernel/result/result';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Seat } from '#app/ports/people-record';
import { seatName } from './signed-in.ts';
import { type Outcome, refuse } from '#app/use-case-error';
import { mayManage } from './may-manage.ts';

/** An open seat that a moderator is about to change. */
export type Managed = Readonly<{ campaign: Campaign; seat: Seat; name: string }>;

/** Reads the seat, if the moderator may change it. A seat of another campaign counts as unknown. */
export async function readManaged(
  reader: StoreReader,
  actor: Actor,
  id: string,
): Promise<Outcome<Managed>> {
  if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
  const campaign = await reader.campaign(actor.campaign);
  if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
  const seat = (await reader.seats(campaign.id)).find((one) => one.id === id);
  if (seat?.endedAt !== null) return refuse('SEAT_UNKNOWN');
  const may = mayManage(actor, seat.role);
  return may.ok ? ok({ campaign, seat, name: await seatName(reader, seat) }) : may;
}
