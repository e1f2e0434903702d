import type { StrikeShape } from '#model/battle/setup';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { RuleSet } from '#model/settings/rule-set';

/**
 * How a flight fights on a carrier strike: as it is with Strikefighter, else as if crippled, with half of its AS and AF.
 * @rule MOV-8 @rule ABL-2
 * @ruling Where the campaign plays without the penalty all fight as they are.
 */
export function strikeShapeOf(
  design: Pick<UnitDesign, 'abilities'>,
  { strikePenalty }: Pick<RuleSet, 'strikePenalty'>,
): StrikeShape {
  const isFit = strikePenalty === 'none' || ratingOf(design, 'strikefighter') > 0;
  return isFit ? 'fit' : 'strained';
}
