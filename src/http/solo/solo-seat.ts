import type { Site } from '#http/site';
import { isModeratorSeat, type ModeratorSeat } from '#http/visits/seat';
import type { PlayerVisit } from '#http/visits/visit';

/**
 * The moderator's seat of somebody who plays alone against machines, at the same browser as their player's seat; null: others
 * play too, or somebody else moderates.
 */
export async function soloSeat(
  { useCases }: Site,
  { seats, seat: { actor } }: Pick<PlayerVisit, 'seats' | 'seat'>,
): Promise<ModeratorSeat | null> {
  const own = seats.filter(isModeratorSeat).find((one) => one.actor.campaign === actor.campaign);
  if (own === undefined || own.actor.byVote === true) return null;
  const solo = await useCases.readSolo(own);
  return solo.ok && solo.value.empire === actor.empire ? own : null;
}
