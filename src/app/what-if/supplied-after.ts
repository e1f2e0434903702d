import type { OwnSheet } from '#app/usecases/orders/read-player-desk';
import type { EmpireView } from '#fog/views/empire-view';
import { judgeOrders } from '#legality/judge-orders';
import { plannedForces } from '#legality/plan/planned-forces';
import type { SupplyKnowledge } from '#rules/supply/supply-knowledge';

/** What supply depends on after the orders of a sheet, as its player knows it; null: it has none. @rule SUP-5 @rule FOG-14 */
export function suppliedAfter(
  view: EmpireView,
  sheet: Pick<OwnSheet, 'verdicts'> | null,
): SupplyKnowledge | null {
  const orders = (sheet?.verdicts ?? []).map(({ order }) => order);
  return orders.length === 0 ? null : plannedForces(judgeOrders(view, orders).plan);
}
