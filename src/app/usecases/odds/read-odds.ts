import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { refuse } from '#app/use-case-error';
import { type OwnOdds, ownOdds } from '#app/what-if/own-odds';
import { seatOfOdds } from '#app/what-if/seat-of-odds';

/** A seat's present or last odds; null: it asked for none since the server started. */
export const readOdds = ({
  odds,
  store,
}: Ports): UseCase<Readonly<{ actor: Actor }>, OwnOdds | null> =>
  guarded(async ({ actor }) => {
    const seat = seatOfOdds(actor);
    if (!seat.ok) return seat;
    const campaign = await store.read((reader) => reader.campaign(actor.campaign));
    if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
    const held = odds.look(seat.value);
    return ok(held === null ? null : ownOdds(held));
  });
