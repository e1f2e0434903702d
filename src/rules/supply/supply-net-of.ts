import { compareIds } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import type { SystemId } from '#model/campaign/ids';
import type { LaneMap } from '#rules/movement/lane-map-of';

/** What decides where an empire is in supply. */
export type SupplyFacts = Readonly<{
  /** Systems with an operational depot of its own, or of somebody whose depots supply it. */
  depots: readonly SystemId[];
  lanes: LaneMap;
  isBlockaded: (system: SystemId) => boolean;
  /** Whether a blockade there shuts this empire's units in. */
  isShutIn: (system: SystemId) => boolean;
  hasEnemyFleet: (system: SystemId) => boolean;
}>;

/** A way to a depot: the system it leads through, if it leads through one. */
export type SupplyRoute = Readonly<{ depot: SystemId; through: SystemId | null }>;

/** A system one lane from a depot, through which others can be supplied. */
export type Gate = Readonly<{ at: SystemId; depot: SystemId }>;

/** Where an empire is in supply. */
export type SupplyNet = Readonly<{
  routeTo: (system: SystemId) => SupplyRoute | null;
  /** From a lane, by its nearer end. */
  routeFromLane: (ends: readonly SystemId[]) => SupplyRoute | null;
  /** Ways to a system that only enemy fleets bar. */
  barredGatesOf: (system: SystemId) => readonly Gate[];
  barredGatesFromLane: (ends: readonly SystemId[]) => readonly Gate[];
}>;

/** The ways by each system that one lane joins to depots which serve others, the lowest depot first. */
function gatesOf({
  depots,
  lanes,
  isBlockaded,
}: SupplyFacts): ReadonlyMap<SystemId, readonly Gate[]> {
  const gates = new Map<SystemId, Gate[]>();
  for (const depot of unique([...depots].sort(compareIds))) {
    if (isBlockaded(depot)) continue;
    for (const at of suppliedNeighbours(lanes, depot)) {
      gates.set(at, [...(gates.get(at) ?? []), { at, depot }]);
    }
  }
  return gates;
}

/** Supply takes minor and major lanes only. */
function suppliedNeighbours(lanes: LaneMap, system: SystemId): readonly SystemId[] {
  return lanes.neighboursOf(system).filter((next) => {
    const lane = lanes.classBetween(system, next);
    return lane === 'minor' || lane === 'major';
  });
}

/**
 * The basic supply of one empire: at most two minor or major lanes to an operational depot, not through a system with
 * an enemy fleet, although it may begin or end in one. A blockaded depot serves only its own system, and a blockaded
 * place has no other depot.
 * @rule SUP-5 @rule SUP-4
 */
export function supplyNetOf(facts: SupplyFacts): SupplyNet {
  const depots = new Set(facts.depots);
  const gates = gatesOf(facts);
  const gatesAt = (system: SystemId): readonly Gate[] => gates.get(system) ?? [];
  const gatesBeside = (system: SystemId): readonly Gate[] =>
    suppliedNeighbours(facts.lanes, system).flatMap(gatesAt);
  const isOpen = ({ at }: Gate): boolean => !facts.hasEnemyFleet(at);
  const routeTo = (system: SystemId): SupplyRoute | null => {
    if (depots.has(system)) return { depot: system, through: null };
    if (facts.isShutIn(system)) return null;
    const [near] = gatesAt(system);
    if (near !== undefined) return { depot: near.depot, through: null };
    const gate = gatesBeside(system).find(isOpen);
    return gate === undefined ? null : { depot: gate.depot, through: gate.at };
  };
  return {
    routeTo,
    routeFromLane: (ends) => {
      const depot = ends.find((end) => depots.has(end) && !facts.isBlockaded(end));
      if (depot !== undefined) return { depot, through: null };
      const gate = ends.flatMap(gatesAt).find(isOpen);
      return gate === undefined ? null : { depot: gate.depot, through: gate.at };
    },
    barredGatesOf: (system) =>
      facts.isShutIn(system) ? [] : gatesBeside(system).filter((gate) => !isOpen(gate)),
    barredGatesFromLane: (ends) => ends.flatMap(gatesAt).filter((gate) => !isOpen(gate)),
  };
}
