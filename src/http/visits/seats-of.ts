import type { UseCases } from '#app/use-cases';
import { formTokenOf } from './form-token.ts';
import { type Seat, seatBase } from './seat.ts';

/** The seats that these sessions give; of two for one seat the newer counts. Ended sessions give none. */
export async function seatsOf(
  { whoAmI }: Pick<UseCases, 'whoAmI'>,
  sessions: readonly string[],
): Promise<readonly Seat[]> {
  const seats = new Map<string, Seat>();
  for (const session of sessions) {
    const known = await whoAmI({ session });
    if (!known.ok) continue;
    const { actor, campaign } = known.value;
    const base = seatBase(campaign.slug, actor);
    seats.set(base, { session, actor, campaign, base, formToken: formTokenOf(session) });
  }
  return [...seats.values()];
}
