import type { StrikeShape } from '#model/battle/setup';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { RuleSet } from '#model/settings/rule-set';

/**
 * How a flight fights on a carrier strike: at full strength with Strikefighter, else as if crippled, with half of its AS and AF.
 * @rule MOV-8 @rule ABL-2
 * @ruling If the campaign plays without the penalty, all flights fight at full strength.
 */
export function strikeShapeOf(
  design: Pick<UnitDesign, 'abilities'>,
  { strikePenalty }: Pick<RuleSet, 'strikePenalty'>,
): StrikeShape {
  const isFit = strikePenalty === 'none' || ratingOf(design, 'strikefighter') > 0;
  return isFit ? 'fit' : 'strained';
}
