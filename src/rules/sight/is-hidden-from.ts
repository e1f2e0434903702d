import type { EmpireId, UnitId } from '#model/campaign/ids';
import type { Hiders } from './hiders-among.ts';

/** Whether a unit hides and somebody else has not detected it this turn; nobody hides from himself. @rule MOV-4 */
export function isHiddenFrom(hiders: Hiders, unit: UnitId, viewer: EmpireId): boolean {
  const hider = hiders.get(unit);
  return hider !== undefined && hider.owner !== viewer && !hider.foundBy.has(viewer);
}
