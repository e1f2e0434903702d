import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { classNow } from '#rules/forces/class-now';
import type { RuleSet } from '#model/settings/rule-set';

type Explorer = Readonly<{
  unit: Pick<Unit, 'condition' | 'status' | 'unconverted'>;
  design: Pick<UnitDesign, 'abilities' | 'cc'>;
}>;

/**
 * How many Explorer functions a unit has: as many as its Command Cost, or as a Scout its rating where the campaign lets Scouts explore;
 * none while it is crippled, in reserve or mothballed.
 * @rule MOV-5 @rule OPT-7 @rule CON-9
 */
export function explorerFunctions(
  { unit, design: printed }: Explorer,
  { scoutsExplore }: Pick<RuleSet, 'scoutsExplore'>,
): number {
  if (unit.condition !== 'sound' || unit.status !== 'active') return 0;
  const design = classNow(unit, printed);
  const asExplorer = ratingOf(design, 'explorer') > 0 ? design.cc : 0;
  const asScout = scoutsExplore === 'on' ? ratingOf(design, 'scout') : 0;
  return Math.max(asExplorer, asScout);
}
