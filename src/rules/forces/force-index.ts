import { type ById, valuesById } from '#kernel/collections/tables';
import type { FleetId, LaneId, SystemId, UnitId } from '#model/campaign/ids';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';

/** What is where, by one pass over units and fleets. Every list is in the order of ids. */
export type ForceIndex = Readonly<{
  inFleet: (fleet: FleetId) => readonly Unit[];
  /** Units that belong to a system: bases, garrisons, flights of the colony. */
  atSystem: (system: SystemId) => readonly Unit[];
  /** What is based or carried there, be it a part of it only. */
  aboard: (carrier: UnitId) => readonly Unit[];
  fleetsAt: (system: SystemId) => readonly Fleet[];
  fleetsIn: (lane: LaneId) => readonly Fleet[];
}>;

type Forces = Readonly<{ units: ById<UnitId, Unit>; fleets: ById<FleetId, Fleet> }>;

const NOBODY: readonly Unit[] = [];
const NO_FLEET: readonly Fleet[] = [];

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** Indexes the forces of a state, or of a view: it is true as long as neither table changes. */
export function forceIndexOf({ units, fleets }: Forces): ForceIndex {
  const inFleet = new Map<FleetId, Unit[]>();
  const atSystem = new Map<SystemId, Unit[]>();
  const aboard = new Map<UnitId, Unit[]>();
  for (const unit of valuesById(units)) {
    const { place } = unit;
    if (place.kind === 'fleet') push(inFleet, place.fleet, unit);
    else if (place.kind === 'system') push(atSystem, place.system, unit);
    else {
      push(aboard, place.carrier, unit);
      for (const { carrier } of place.shares ?? []) push(aboard, carrier, unit);
    }
  }
  const fleetsAt = new Map<SystemId, Fleet[]>();
  const fleetsIn = new Map<LaneId, Fleet[]>();
  for (const fleet of valuesById(fleets)) {
    if (fleet.place.kind === 'system') push(fleetsAt, fleet.place.system, fleet);
    else push(fleetsIn, fleet.place.lane, fleet);
  }
  return {
    inFleet: (fleet) => inFleet.get(fleet) ?? NOBODY,
    atSystem: (system) => atSystem.get(system) ?? NOBODY,
    aboard: (carrier) => aboard.get(carrier) ?? NOBODY,
    fleetsAt: (system) => fleetsAt.get(system) ?? NO_FLEET,
    fleetsIn: (lane) => fleetsIn.get(lane) ?? NO_FLEET,
  };
}
