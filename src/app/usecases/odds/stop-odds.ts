import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { refuse } from '#app/use-case-error';
import { seatOfOdds } from '#app/what-if/seat-of-odds';

/** Stops a seat's run for odds. The counts so far are dropped. */
export const stopOdds = ({ odds, store }: Ports): UseCase<Readonly<{ actor: Actor }>, null> =>
  guarded(async ({ actor }) => {
    const seat = seatOfOdds(actor);
    if (!seat.ok) return seat;
    const campaign = await store.read((reader) => reader.campaign(actor.campaign));
    if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
    odds.stop(seat.value);
    return ok(null);
  });
