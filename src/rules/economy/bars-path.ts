import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';

/**
 * Whether a unit makes an enemy fleet in rules about paths: a military ship, or a flight without
 * basing. Reserve ships count, mothballed ones and civilians do not. @rule MOV-6
 */
export function barsPath(
  unit: Pick<Unit, 'place' | 'status'>,
  design: Pick<UnitDesign, 'kind' | 'civilian'>,
): boolean {
  if (unit.status === 'mothballed' || design.civilian) return false;
  return design.kind === 'ship' || (design.kind === 'flight' && unit.place.kind === 'fleet');
}
