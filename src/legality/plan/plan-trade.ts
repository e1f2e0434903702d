import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import { convoyOf } from '#legality/cargo/convoys';
import { beginIssues } from '#legality/kinds/set-trade';
import { type Plan, isRefused } from './plan.ts';
import { routeIn } from './planned-routes.ts';
import { plannedFleet } from './planned-site.ts';

/** The system where a unit's fleet has its route of trade; null: nowhere. */
function marketOf(plan: Plan, unit: Unit): SystemId | null {
  const fleet = plannedFleet(plan, unit);
  const route = fleet === null ? null : routeIn(plan, fleet);
  return route?.route.kind === 'trade' ? route.route.system : null;
}

/**
 * Notes the convoys that trade by their routes on arrival, without other orders in the sheet, once all moves and trade orders are known.
 * @rule MOV-6 @rule MOV-12 @rule FOG-14
 */
export function planTrade(plan: Plan): void {
  const { view, cargo } = plan;
  for (const unit of valuesById(view.units)) {
    const convoy = cargo.trade.has(unit.id) ? null : convoyOf(plan, unit.id);
    if (convoy === null || convoy.at === null || convoy.at !== marketOf(plan, unit)) continue;
    const trades = unit.trading && !convoy.moves;
    if (!trades && !isRefused(beginIssues(plan, convoy))) cargo.trade.set(unit.id, convoy.at);
  }
}
