import type { UnitDesign } from '#model/forces/design';
import { checkDesign, type DesignCheck } from './check-design.ts';
import { figureFaultsOf } from './figure-faults.ts';

/** Checks a class of a force list, which also states what it costs. @rule U-22 */
export function checkListedDesign(design: UnitDesign): DesignCheck {
  const checked = checkDesign(design);
  if (checked.bill === null) return checked;
  return { ...checked, faults: [...checked.faults, ...figureFaultsOf(design, checked.bill)] };
}
