import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { supplyLoss } from './supply-loss.ts';

/**
 * Whether a unit is lost at so many levels out of supply: at DV 0, a ground unit at Attrition 0.
 * @rule SUP-7
 * @ruling what has neither DV nor Attrition to lose never starves
 * @ruling Attrition that a ground unit lost in combat and what it lacks by supply add up
 */
export function starvesAt(
  design: Pick<UnitDesign, 'kind' | 'dv' | 'as' | 'af' | 'ground' | 'abilities'>,
  { outOfSupply, damage }: Pick<Unit, 'outOfSupply' | 'damage'>,
): boolean {
  if (outOfSupply <= 0) return false;
  const loss = supplyLoss(design, outOfSupply);
  if (design.kind === 'ground') {
    const attrition = design.ground?.attrition ?? 0;
    return attrition > 0 && loss.attrition + damage >= attrition;
  }
  return design.kind !== 'minefield' && design.dv > 0 && loss.dv >= design.dv;
}
