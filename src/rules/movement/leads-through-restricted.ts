import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { RuleSet } from '#model/settings/rule-set';

/**
 * Whether a class can lead its fleet through a restricted lane: a Scout or an Explorer, or, where that takes jump engines, a Jump ship.
 * @rule MOV-1 @rule OPT-2
 */
export function leadsThroughRestricted(
  design: Pick<UnitDesign, 'abilities'>,
  { jumpEngines }: Pick<RuleSet, 'jumpEngines'>,
): boolean {
  if (jumpEngines === 'on') return ratingOf(design, 'jump') > 0;
  return ratingOf(design, 'scout') > 0 || ratingOf(design, 'explorer') > 0;
}
