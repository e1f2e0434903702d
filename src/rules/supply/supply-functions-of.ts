import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';

type Ship = Readonly<{
  unit: Pick<Unit, 'condition' | 'status'>;
  design: Pick<UnitDesign, 'kind' | 'abilities'>;
  /** It is repaired or changes its status. */
  isResting: boolean;
}>;

/**
 * The Supply functions of a unit that others can draw supply by: of ships that are fit and in service.
 * @rule SUP-6 @rule MOV-9
 * @ruling A Supply ship that nobody pays still serves others; what it lacks is its own.
 */
export function supplyFunctionsOf({ unit, design, isResting }: Ship): number {
  const isFit = unit.condition === 'sound' && unit.status === 'active' && !isResting;
  return isFit && design.kind === 'ship' ? ratingOf(design, 'supply') : 0;
}
