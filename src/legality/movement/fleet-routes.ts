import { keysById } from '#kernel/collections/tables';
import type { FleetRef } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import type { Routed } from '#rules/movement/routes/plan-route';
import { aftermathOf } from '#legality/plan/aftermath';
import type { Plan } from '#legality/plan/plan';
import { routeIssues } from './route-issues.ts';
import { asFleetId } from '#legality/plan/where';

/** What a fleet does this turn by its route, and what its owner knows against it. */
export type PlannedRoute = Routed &
  Readonly<{ fleet: FleetRef; name: string; issues: readonly OrderIssue[] }>;

/** The fleets that follow a route after the orders of a sheet. @rule MOV-12 @rule FOG-14 */
export function fleetRoutes(plan: Plan): readonly PlannedRoute[] {
  const { view, routes, routed } = plan;
  const after = aftermathOf(plan);
  const refs: readonly FleetRef[] = [...keysById(view.fleets), ...plan.formed.keys()];
  return refs.flatMap((fleet): readonly PlannedRoute[] => {
    const own = view.fleets[asFleetId(fleet)];
    const route = routes.get(fleet) ?? own?.route ?? null;
    const now = routed.get(fleet);
    if (route === null || now === undefined) return [];
    const name = own?.name ?? fleet.slice('new:'.length);
    return [{ fleet, name, route, plan: now, issues: routeIssues(plan, after, fleet) }];
  });
}
