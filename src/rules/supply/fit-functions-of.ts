import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { classNow } from '#rules/forces/class-now';

/** A unit, and whether it can act. */
export type Worker = Readonly<{
  unit: Pick<Unit, 'condition' | 'status' | 'unconverted'>;
  design: Pick<UnitDesign, 'kind' | 'abilities'>;
  /** It is repaired or changes its status. */
  isResting: boolean;
}>;

/** The functions of an ability that a unit can use outside of battles: while it is fit, in service and free. @rule ABL-1 @rule MOV-9 */
export function fitFunctionsOf(
  { unit, design, isResting }: Worker,
  ability: 'supply' | 'minelayer' | 'minesweeper' | 'scout' | 'hospital',
): number {
  const isFit = unit.condition === 'sound' && unit.status === 'active' && !isResting;
  return isFit ? ratingOf(classNow(unit, design), ability) : 0;
}
