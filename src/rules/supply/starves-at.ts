import type { UnitDesign } from '#model/forces/design';
import { supplyLoss } from './supply-loss.ts';

/**
 * Whether a unit is lost at so many levels out of supply: at DV 0, a ground unit at Attrition 0.
 * @rule SUP-7
 * @ruling what has neither DV nor Attrition to lose never starves
 */
export function starvesAt(
  design: Pick<UnitDesign, 'kind' | 'dv' | 'as' | 'af' | 'ground' | 'abilities'>,
  level: number,
): boolean {
  const loss = supplyLoss(design, level);
  if (design.kind === 'ground') {
    const attrition = design.ground?.attrition ?? 0;
    return attrition > 0 && loss.attrition >= attrition;
  }
  return design.kind !== 'minefield' && design.dv > 0 && loss.dv >= design.dv;
}
