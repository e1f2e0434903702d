import type { ById } from '#kernel/collections/tables';
import { rowOf } from '#kernel/collections/row-of';
import type { FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { FleetPlace } from '#model/forces/fleet';
import type { UnitPlace } from '#model/forces/unit';

type Forces = Readonly<{
  units: ById<UnitId, Readonly<{ place: UnitPlace }>>;
  fleets: ById<FleetId, Readonly<{ place: FleetPlace }>>;
}>;

/** The system a unit is in, whether by itself, in a fleet or aboard a carrier; null in a lane. */
export function systemOfUnit(
  unit: Readonly<{ place: UnitPlace }>,
  forces: Forces,
): SystemId | null {
  const { place } = unit;
  if (place.kind === 'system') return place.system;
  if (place.kind === 'aboard') return systemOfUnit(rowOf(forces.units, place.carrier), forces);
  const fleet = rowOf(forces.fleets, place.fleet);
  return fleet.place.kind === 'system' ? fleet.place.system : null;
}
