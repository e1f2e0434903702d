import { keysById } from '#kernel/collections/tables';
import type { FleetRef } from '#model/orders/order';
import { planRoute, type RoutedFleet, type RouteWorld } from '#rules/movement/routes/plan-route';
import { routeChart, routedFleet } from '#rules/movement/routes/routes-known';
import type { Plan } from './plan.ts';
import { plannedAllowance } from './planned-allowance.ts';
import { asFleetId, membersOf } from './where.ts';

function fleetIn(plan: Plan, ref: FleetRef): RoutedFleet | null {
  const { view, formed, routes, ordered, exploring } = plan;
  const system = formed.get(ref);
  const fleet =
    system === undefined
      ? view.fleets[asFleetId(ref)]
      : ({ place: { kind: 'system', system }, route: null, withdrawing: null } as const);
  if (fleet === undefined) return null;
  const units = membersOf(plan, ref);
  const now = routedFleet(fleet, units);
  return {
    ...now,
    route: routes.has(ref) ? (routes.get(ref) ?? null) : now.route,
    allowance: plannedAllowance(plan, units),
    ordered: ordered.get(ref) ?? (exploring.has(ref) ? [] : null),
  };
}

/**
 * Notes what fleets do by their routes, once it is known which of them the sheet moves or lets explore.
 * @rule MOV-12 @rule FOG-14
 */
export function planRoutes(plan: Plan): void {
  const world: RouteWorld = { ...routeChart(plan.view), fleetOf: (ref) => fleetIn(plan, ref) };
  const refs: readonly FleetRef[] = [...keysById(plan.view.fleets), ...plan.formed.keys()];
  for (const ref of refs) {
    const routed = planRoute(world, ref);
    if (routed === null) continue;
    plan.routed.set(ref, routed);
    const end = routed.path.at(-1);
    if (end !== undefined) plan.destinations.set(ref, end);
  }
}
