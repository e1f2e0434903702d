import { rowOf } from '#kernel/collections/row-of';
import type { ById } from '#kernel/collections/tables';
import type { DesignId, UnitId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { isCargoHold } from './is-cargo-hold.ts';

type Forces = Readonly<{ units: ById<UnitId, Unit>; designs: ById<DesignId, UnitDesign> }>;

/** Whether a unit is cargo, or aboard something that is: it does nothing then. @rule MOV-7 */
export function isStowed({ place }: Pick<Unit, 'place'>, forces: Forces): boolean {
  if (place.kind !== 'aboard') return false;
  const carrier = rowOf(forces.units, place.carrier);
  return isCargoHold(rowOf(forces.designs, carrier.design)) || isStowed(carrier, forces);
}
