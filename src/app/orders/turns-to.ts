import type { EmpireView } from '#fog/views/empire-view';
import { judgeOrders } from '#legality/judge-orders';
import { plannedReach } from '#legality/plan/planned-reach';
import type { SystemId } from '#model/campaign/ids';
import type { FleetRef, Order } from '#model/orders/order';

type Journey = Readonly<{ fleet: FleetRef; to: SystemId }>;

/**
 * The number of turns that a player's fleet needs to reach a system after these orders, by what the player knows; null:
 * it can't. @rule MOV-1 @rule FOG-14
 */
export function turnsTo(
  view: EmpireView,
  orders: readonly Order[],
  { fleet, to }: Journey,
): number | null {
  const reach = plannedReach(judgeOrders(view, orders).plan, fleet);
  return reach?.goals.find(({ system }) => system === to)?.turns ?? null;
}
