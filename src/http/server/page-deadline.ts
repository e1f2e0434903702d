import type { PlayerDeadline } from '#app/usecases/clock/read-deadline';
import { reminderFlash } from '#http/clock/deadline-words';
import type { SentReply } from '#http/replies/problem-reply';
import type { Site } from '#http/site';
import type { Seat } from '#http/visits/seat';

/** The deadline shown above a player's page; null for all other pages. */
export async function pageDeadline(
  { useCases }: Site,
  seat: Seat | null,
  reply: SentReply,
): Promise<PlayerDeadline | null> {
  if (reply.kind !== 'page' || seat?.actor.kind !== 'player') return null;
  const deadline = await useCases.readDeadline(seat);
  // A page without its deadline is better than a page that fails because of it.
  return deadline.ok ? deadline.value : null;
}

/** The page with a reminder above it, where its player is late or almost. @rule TURN-5 */
export function withReminder(reply: SentReply, deadline: PlayerDeadline | null): SentReply {
  const flash = reminderFlash(deadline);
  if (reply.kind !== 'page' || flash === null) return reply;
  return { ...reply, flashes: [flash, ...reply.flashes] };
}
