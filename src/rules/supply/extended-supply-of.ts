import { compareIds } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import type { LaneMap } from '#rules/movement/lane-map-of';
import type { SupplyFacts } from './supply-net-of.ts';

/** A way to a depot that Supply ships keep, so many lanes long. */
export type ExtendedRoute = Readonly<{ depot: SystemId; lanes: number }>;

/** Where the Supply ships of one empire reach a depot from, `reach` being their Supply functions. */
export type ExtendedSupply = Readonly<{
  routeTo: (system: SystemId, reach: number) => ExtendedRoute | null;
  /** From a lane, by its nearer end. */
  routeFromLane: (ends: readonly SystemId[], reach: number) => ExtendedRoute | null;
}>;

/** Every explored lane will do. */
function exploredNeighbours(lanes: LaneMap, system: SystemId): readonly SystemId[] {
  return lanes.neighboursOf(system).filter((next) => {
    const lane = lanes.classBetween(system, next);
    return lane === 'restricted' || lane === 'minor' || lane === 'major';
  });
}

/** How far each system is from its nearest depot that serves others; of equal ones from the lowest. */
function distancesOf(facts: SupplyFacts): ReadonlyMap<SystemId, ExtendedRoute> {
  const { depots, lanes, isBlockaded, hasEnemyFleet } = facts;
  const serving = [...depots].sort(compareIds).filter((depot) => !isBlockaded(depot));
  const found = new Map<SystemId, ExtendedRoute>();
  for (const depot of serving) found.set(depot, { depot, lanes: 0 });
  // A map is walked in the order in which it grows: the nearest systems first.
  for (const [system, { depot, lanes: before }] of found) {
    if (before > 0 && hasEnemyFleet(system)) continue;
    for (const next of exploredNeighbours(lanes, system)) {
      if (!found.has(next)) found.set(next, { depot, lanes: before + 1 });
    }
  }
  return found;
}

function nearer(one: ExtendedRoute | null, other: ExtendedRoute | null): ExtendedRoute | null {
  if (one === null || other === null) return one ?? other;
  return other.lanes < one.lanes ? other : one;
}

/**
 * The extended supply of one empire: as many explored lanes to a depot as there are Supply functions
 * at the place, not through a system with an enemy fleet. Who is shut in by a blockade has none.
 * @rule SUP-6 @rule SUP-4
 */
export function extendedSupplyOf(facts: SupplyFacts): ExtendedSupply {
  let distances: ReadonlyMap<SystemId, ExtendedRoute> | undefined;
  const nearestTo = (system: SystemId): ExtendedRoute | null => {
    distances ??= distancesOf(facts);
    return distances.get(system) ?? null;
  };
  const within = (route: ExtendedRoute | null, reach: number): ExtendedRoute | null =>
    route === null || route.lanes > reach ? null : route;
  const fromEnd = (end: SystemId): ExtendedRoute | null => {
    const route = nearestTo(end);
    if (route === null || (route.lanes > 0 && facts.hasEnemyFleet(end))) return null;
    return { ...route, lanes: route.lanes + 1 };
  };
  return {
    routeTo: (system, reach) =>
      reach === 0 || facts.isShutIn(system) ? null : within(nearestTo(system), reach),
    routeFromLane: (ends, reach) =>
      reach === 0
        ? null
        : within(ends.map(fromEnd).reduce<ExtendedRoute | null>(nearer, null), reach),
  };
}
