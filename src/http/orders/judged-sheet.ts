import type { Judged } from '#app/orders/judge-sheet';
import type { Outcome } from '#app/use-case-error';
import type { PlayerDeskView } from '#app/usecases/orders/read-player-desk';
import type { Site } from '#http/site';
import type { PlayerSeat } from '#http/visits/seat';
import type { Order } from '#model/orders/order';
import { ok } from '#kernel/result/result';

/**
 * The verdicts on a player's present orders: the draft while orders are open, the submitted sheet while the turn is in
 * processing, or an empty sheet if there is none.
 */
export async function judgedSheet(
  { useCases }: Site,
  { actor }: PlayerSeat,
  { sheet, submitted, stage }: PlayerDeskView,
): Promise<Outcome<Judged>> {
  const shown = stage === 'orders' ? sheet : submitted;
  return shown === null ? useCases.judgeDraft({ actor, orders: [] }) : ok(shown);
}

/** The orders that are carried out, as far as the player knows. */
export const acceptedOrders = ({ verdicts }: Judged): readonly Order[] =>
  verdicts.flatMap(({ order, accepted }) => (accepted ? [order] : []));
