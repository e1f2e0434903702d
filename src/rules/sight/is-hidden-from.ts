import type { EmpireId, UnitId } from '#model/campaign/ids';
import type { Hiders } from './hiders-among.ts';

/** Whether a unit hides from another empire that hasn't detected it this turn. It never hides from its owner. @rule MOV-4 */
export function isHiddenFrom(hiders: Hiders, unit: UnitId, viewer: EmpireId): boolean {
  const hider = hiders.get(unit);
  return hider !== undefined && hider.owner !== viewer && !hider.foundBy.has(viewer);
}
