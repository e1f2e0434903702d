import { keysById } from '#kernel/collections/tables';
import type { FleetRoute } from '#model/forces/route';
import type { FleetRef } from '#model/orders/order';
import { planRoute, type RoutedFleet, type RouteWorld } from '#rules/movement/routes/plan-route';
import { routeChart, routedFleet } from '#rules/movement/routes/routes-known';
import type { Plan } from './plan.ts';
import { plannedAllowance } from './planned-allowance.ts';
import { asFleetId, membersOf } from './where.ts';

/** The route that a fleet follows after the orders of a sheet. */
export function routeIn({ view, formed, routes }: Plan, ref: FleetRef): FleetRoute | null {
  if (routes.has(ref)) return routes.get(ref) ?? null;
  return formed.has(ref) ? null : (view.fleets[asFleetId(ref)]?.route ?? null);
}

function fleetIn(plan: Plan, ref: FleetRef): RoutedFleet | null {
  const { view, formed, ordered, exploring } = plan;
  const system = formed.get(ref);
  const fleet =
    system === undefined
      ? view.fleets[asFleetId(ref)]
      : ({ place: { kind: 'system', system }, route: null, withdrawing: null } as const);
  if (fleet === undefined) return null;
  const units = membersOf(plan, ref);
  // A fleet that gives away all its units is gone when routes are followed.
  if (units.length === 0) return null;
  return {
    ...routedFleet(fleet, units),
    route: routeIn(plan, ref),
    allowance: plannedAllowance(plan, units),
    ordered: ordered.get(ref) ?? (exploring.has(ref) ? [] : null),
  };
}

/**
 * Notes what fleets do by their routes, once it is known which of them the sheet moves or lets explore.
 * @rule MOV-12 @rule FOG-14
 */
export function planRoutes(plan: Plan): void {
  const refs: readonly FleetRef[] = [...keysById(plan.view.fleets), ...plan.formed.keys()];
  const following = refs.filter((ref) => routeIn(plan, ref) !== null);
  // Most fleets follow none, and to chart the map for nobody takes long.
  if (following.length === 0) return;
  const world: RouteWorld = { ...routeChart(plan.view), fleetOf: (ref) => fleetIn(plan, ref) };
  for (const ref of following) {
    const routed = planRoute(world, ref);
    if (routed === null) continue;
    plan.routed.set(ref, routed);
    const end = routed.path.at(-1);
    if (end !== undefined) plan.destinations.set(ref, end);
  }
}
