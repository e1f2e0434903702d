import type { PhaseInput } from '#engine/record/phase';
import type { Ordered } from '#engine/record/orders-of-kind';
import { entriesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { type DealingOrder, isDealing, otherPartyOf } from '#model/orders/treaties';
import { mayDeal } from '#rules/diplomacy/leader-of';

type Orders = PhaseInput['orders'];

/** The empire in whose name an order about a treaty or war is given: its own, or its junior partner. @rule DIP-10 */
export const partyOf = ({ empire, order }: Ordered<DealingOrder['kind']>): EmpireId =>
  order.junior ?? empire;

/**
 * The orders without those about treaties and wars that their empires may not give as they are now: a junior partner’s own, and those of a leader
 * who leads no more.
 * @rule DIP-3 @rule DIP-10
 * @ruling The leader of a Partnership at the start of the Intel Phase orders for its junior partner in that phase, even if it ends there.
 */
export function ownDealings(state: CampaignState, orders: Orders): Orders {
  const sheets = entriesById(orders).map(([by, sheet]) => {
    const own = sheet.filter(({ order }) => {
      if (!isDealing(order)) return true;
      return mayDeal(state, { by, party: order.junior ?? by, other: otherPartyOf(order) });
    });
    return [by, own] as const;
  });
  return Object.fromEntries(sheets);
}
