import type { Outcome } from '#app/use-case-error';
import type { UseCases } from '#app/use-cases';
import { ok } from '#kernel/result/result';
import { formTokenOf } from './form-token.ts';
import { type Seat, seatBase } from './seat.ts';

/**
 * The seats that these sessions give; of two for one seat the newer counts. Ended sessions give none;
 * refused: the store cannot say now whose they are.
 */
export async function seatsOf(
  { whoAmI }: Pick<UseCases, 'whoAmI'>,
  sessions: readonly string[],
): Promise<Outcome<readonly Seat[]>> {
  const seats = new Map<string, Seat>();
  for (const session of sessions) {
    const known = await whoAmI({ session });
    if (!known.ok) {
      if (known.error.code === 'SESSION_ENDED') continue;
      return known;
    }
    const { actor, name, campaign } = known.value;
    const base = seatBase(campaign.slug, actor);
    seats.set(base, { session, actor, name, campaign, base, formToken: formTokenOf(session) });
  }
  return ok([...seats.values()]);
}
