import { divide } from '#kernel/numbers/divide';
import type { RuleSet } from '#model/settings/rule-set';

/** The turn of the next Morale check, which can be this one. @rule COL-5 */
export const nextMoraleCheck = (
  turn: number,
  { moraleInterval }: Pick<RuleSet, 'moraleInterval'>,
): number => divide(turn, moraleInterval, 'up') * moraleInterval;
