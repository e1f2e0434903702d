import type { SystemId } from '#model/campaign/ids';
import type { RouteBar } from '#model/events/causes';
import type { LaneNetwork, TradeFacts } from './trade-routes.ts';

type Bar = Readonly<{ because: RouteBar; at: SystemId | null }>;

/** The shortest path from a system to a depot, even if something bars it. Null: no lanes lead to one. */
function wayToDepot(
  network: LaneNetwork,
  from: SystemId,
  depots: ReadonlySet<SystemId>,
): readonly SystemId[] | null {
  const before = new Map<SystemId, SystemId | null>([[from, null]]);
  // A map gives what is added during its iteration too: the search goes on until nothing is new.
  for (const [system] of before) {
    if (depots.has(system)) {
      const way: SystemId[] = [];
      for (let at: SystemId | null = system; at !== null; at = before.get(at) ?? null) way.push(at);
      return way.reverse();
    }
    for (const next of network.get(system) ?? []) {
      if (!before.has(next)) before.set(next, system);
    }
  }
  return null;
}

function barAt(
  { empire, controllerOf, isPartner, hasEnemyFleet }: TradeFacts,
  at: SystemId,
): Bar | null {
  if (hasEnemyFleet(at)) return { because: 'enemy-fleet', at };
  const host = controllerOf(at);
  const isWelcome = host === null || host === empire || isPartner(host);
  return isWelcome ? null : { because: 'closed-border', at };
}

/**
 * Why the route of a convoy that is fit to trade is not open. Null if it is open, or if another path is.
 * @rule MOV-6
 * @ruling If several things close a trade route, the first one on the shortest path to a depot is named.
 */
export function routeBarOf(facts: TradeFacts, system: SystemId): Bar | null {
  const { empire, controllerOf, isPartner, depots, network } = facts;
  const host = controllerOf(system);
  if (host === null || (host !== empire && !isPartner(host))) {
    return { because: 'not-controlled', at: null };
  }
  if (depots.length === 0) return { because: 'no-depot', at: null };
  const way = wayToDepot(network, system, new Set(depots));
  if (way === null) return { because: 'no-way', at: null };
  for (const at of way) {
    const bar = barAt(facts, at);
    if (bar !== null) return bar;
  }
  return null;
}
