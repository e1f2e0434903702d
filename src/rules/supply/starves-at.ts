import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { supplyLoss } from './supply-loss.ts';

/**
 * Whether a unit is lost at a number of levels out of supply: at DV 0, a ground unit at Attrition 0.
 * @rule SUP-7
 * @ruling A unit that has neither DV nor Attrition is never lost out of supply.
 * @ruling Attrition lost in combat and Attrition lost out of supply add up.
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
