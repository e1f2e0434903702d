import type { Actor } from '#app/actor';
import type { StoreReader } from '#app/ports/campaign-store';

/** Whether somebody still sits where he sat when his request came: a seat can be taken away meanwhile. */
export async function sitsThere(reader: StoreReader, actor: Actor): Promise<boolean> {
  if (actor.seat === undefined) return true;
  const seat = await reader.seat(actor.seat);
  return seat?.endedAt === null && seat.account === (actor.person ?? null);
}
