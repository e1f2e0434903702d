import { nearestSources } from '#kernel/collections/nearest-sources';
import { compareIds } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import type { SupplyFacts } from './supply-net-of.ts';

/** A supply route to a depot by Supply ships, with its length in lanes. */
export type ExtendedRoute = Readonly<{ depot: SystemId; lanes: number }>;

/** Where the Supply ships of one empire reach a depot from, `reach` being their Supply functions. */
export type ExtendedSupply = Readonly<{
  routeTo: (system: SystemId, reach: number) => ExtendedRoute | null;
  /** From a lane, by its nearer end. */
  routeFromLane: (ends: readonly SystemId[], reach: number) => ExtendedRoute | null;
}>;

/**
 * How far a system is from its nearest depot that serves others, by explored lanes of any class and not through a system with an enemy
 * fleet; of equal ones from the lowest.
 */
function distancesOf(facts: SupplyFacts): (system: SystemId) => ExtendedRoute | null {
  const { depots, lanes, isBlockaded, hasEnemyFleet } = facts;
  const serving = [...depots].sort(compareIds).filter((depot) => !isBlockaded(depot));
  const graph = lanes.explored();
  // A depot that no lane leads to serves its own system, which needs no search.
  const joined = serving.filter((depot) => graph.indexOf.has(depot));
  const found = nearestSources(graph)(
    joined.map((depot) => graph.indexOf.get(depot) ?? 0),
    {
      halts: Uint8Array.from(graph.nodes, (node) => (hasEnemyFleet(node) ? 1 : 0)),
      most: Infinity,
    },
  );
  const alone = new Set(serving);
  return (system) => {
    const node = graph.indexOf.get(system);
    if (node === undefined) return alone.has(system) ? { depot: system, lanes: 0 } : null;
    const depot = joined[found.sources[node] ?? 0];
    const distance = found.distances[node] ?? -1;
    return depot === undefined || distance < 0 ? null : { depot, lanes: distance };
  };
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
  let search: ReturnType<typeof distancesOf> | undefined;
  const nearestTo = (system: SystemId): ExtendedRoute | null => {
    search ??= distancesOf(facts);
    return search(system);
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
