import { standsForDepot } from '#rules/construction/depot-points';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { LaneClass } from '#model/campaign/lane';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { classNow } from '#rules/forces/class-now';

/** Which systems explored lanes join. */
export type LaneNetwork = ReadonlyMap<SystemId, readonly SystemId[]>;

/** The facts that decide whether an empire's trade routes are open. */
export type TradeFacts = Readonly<{
  empire: EmpireId;
  /** The systems where its convoys trade, and where operational depots serve it. */
  convoys: readonly SystemId[];
  depots: readonly SystemId[];
  network: LaneNetwork;
  /** The empire that controls a system, and whether convoys are welcome with another empire. */
  controllerOf: (system: SystemId) => EmpireId | null;
  isPartner: (other: EmpireId) => boolean;
  hasEnemyFleet: (system: SystemId) => boolean;
}>;

/** The network of the lanes that somebody explored. @rule MOV-6 */
export function laneNetworkOf(
  lanes: readonly Readonly<{ a: SystemId; b: SystemId; class: LaneClass | 'unknown' }>[],
): LaneNetwork {
  const network = new Map<SystemId, SystemId[]>();
  const join = (near: SystemId, far: SystemId): void => {
    const ends = network.get(near);
    if (ends === undefined) network.set(near, [far]);
    else ends.push(far);
  };
  for (const lane of lanes) {
    if (lane.class === 'unexplored' || lane.class === 'unknown') continue;
    join(lane.a, lane.b);
    join(lane.b, lane.a);
  }
  return network;
}

/** Whether a unit is a convoy that works a trade route where it is. @rule MOV-6 */
export function isTrading(
  unit: Pick<Unit, 'trading' | 'condition' | 'status'>,
  design: Pick<UnitDesign, 'kind'>,
): boolean {
  return unit.trading && design.kind === 'convoy' && isInService(unit);
}

/**
 * Whether a unit is a working depot, or a base that counts as one.
 * @rule MOV-6 @rule SUP-5 @rule ABL-2
 * @ruling A depot in a convoy's hold serves nobody.
 */
export function isOperationalDepot(
  unit: Pick<Unit, 'condition' | 'status' | 'place' | 'unconverted'>,
  design: Pick<UnitDesign, 'role' | 'abilities'>,
): boolean {
  return (
    standsForDepot(classNow(unit, design)) && unit.place.kind !== 'aboard' && isInService(unit)
  );
}

const isInService = (unit: Pick<Unit, 'condition' | 'status'>): boolean =>
  unit.condition === 'sound' && unit.status === 'active';

/**
 * The systems in which an empire's trade routes are open, one route each, in the order of its convoys. The system
 * belongs to the empire or a trade partner, and a path joins it to a friendly depot, through systems without enemy
 * fleets that nobody else controls. Own depots and those of Military partners are friendly, as in SUP-5.
 * @rule MOV-6
 * @rule ECO-2
 */
export function openRoutesOf(facts: TradeFacts): readonly SystemId[] {
  const served = servedSystems(facts);
  const routes = new Set<SystemId>();
  for (const system of facts.convoys) {
    if (facts.controllerOf(system) !== null && served.has(system)) routes.add(system);
  }
  return [...routes];
}

/** All systems that can be reached from the depots, the ends of each path included. */
function servedSystems(facts: TradeFacts): ReadonlySet<SystemId> {
  const isFree = (system: SystemId): boolean => {
    const host = facts.controllerOf(system);
    const isWelcome = host === null || host === facts.empire || facts.isPartner(host);
    return isWelcome && !facts.hasEnemyFleet(system);
  };
  const served = new Set(facts.depots.filter(isFree));
  // A set gives what is added during its iteration too: the search goes on until nothing is new.
  for (const system of served) {
    for (const next of facts.network.get(system) ?? []) {
      if (!served.has(next) && isFree(next)) served.add(next);
    }
  }
  return served;
}
