import { rowOf } from '#kernel/collections/row-of';
import type { ById } from '#kernel/collections/tables';
import type { DesignId, UnitId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { isStowedOn } from './is-stowed-on.ts';

type Forces = Readonly<{ units: ById<UnitId, Unit>; designs: ById<DesignId, UnitDesign> }>;

/** Whether a unit is cargo, or aboard something that is: it does nothing then. @rule MOV-7 */
export function isStowed(
  { place, design }: Pick<Unit, 'place' | 'design'>,
  forces: Forces,
): boolean {
  if (place.kind !== 'aboard') return false;
  const carrier = rowOf(forces.units, place.carrier);
  const host = rowOf(forces.designs, carrier.design);
  return isStowedOn(host, rowOf(forces.designs, design)) || isStowed(carrier, forces);
}
