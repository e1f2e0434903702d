import type { UnitDesign } from '#model/forces/design';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { checkDesign, type DesignCheck } from './check-design.ts';
import { figureFaultsOf } from './figure-faults.ts';
import { techLevelOf } from './tech-level-of.ts';

/** Checks a class of a force list, which also states what it costs. @rule U-22 */
export function checkListedDesign(
  design: UnitDesign,
  rules: Pick<RuleSet, 'eraScheme'> = DEFAULT_RULE_SET,
): DesignCheck {
  const checked = checkDesign(design, techLevelOf(design, rules));
  if (checked.bill === null) return checked;
  return { ...checked, faults: [...checked.faults, ...figureFaultsOf(design, checked.bill)] };
}
