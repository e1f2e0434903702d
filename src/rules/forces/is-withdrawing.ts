import { rowOf } from '#kernel/collections/row-of';
import type { ById } from '#kernel/collections/tables';
import type { FleetId, UnitId } from '#model/campaign/ids';
import type { Fleet } from '#model/forces/fleet';
import type { UnitPlace } from '#model/forces/unit';

type Forces = Readonly<{
  units: ById<UnitId, Readonly<{ place: UnitPlace }>>;
  fleets: ById<FleetId, Pick<Fleet, 'withdrawing'>>;
}>;

/** Whether a unit is in a fleet that has to leave first, or aboard something in one. @rule ENC-4 */
export function isWithdrawing({ place }: Readonly<{ place: UnitPlace }>, forces: Forces): boolean {
  if (place.kind === 'aboard') return isWithdrawing(rowOf(forces.units, place.carrier), forces);
  return place.kind === 'fleet' && rowOf(forces.fleets, place.fleet).withdrawing !== null;
}
