import { ok } from '#kernel/result/result';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { type RevealedOrders, revealedOrders } from '#app/orders/revealed-orders';
import type { Ports } from '#app/ports/ports';
import { type Outcome, refuse } from '#app/use-case-error';

/** Everybody's orders for one turn. */
export type OrdersOfTurn = Readonly<{
  campaign: string;
  turn: number;
  empires: readonly RevealedOrders[];
}>;

/** The orders of all empires for a turn that has run, for players of a campaign without a moderator. @rule TURN-6 */
export const readRevealedOrders = ({
  store,
}: Ports): UseCase<Readonly<{ actor: Actor; turn: number }>, OrdersOfTurn> =>
  guarded(async ({ actor, turn }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    return store.read(async (reader): Promise<Outcome<OrdersOfTurn>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const empires = await revealedOrders(reader, campaign, turn);
      return empires === null
        ? refuse('NOT_PUBLISHED')
        : ok({ campaign: campaign.name, turn, empires });
    });
  });
