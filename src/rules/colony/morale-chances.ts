import { divide } from '#kernel/numbers/divide';
import type { MoraleCondition } from '#model/campaign/morale';
import type { StarSystem } from '#model/campaign/system';
import { moraleAfter } from './morale-after.ts';
import { moraleWaysOf } from './morale-ways.ts';

/** The chances in percent, to the nearest, that a check lowers or raises the Morale of a colony. */
export type MoraleChances = Readonly<{ falls: number; rises: number }>;

/** What the check by these conditions may do to the Morale of a colony. @rule COL-5 */
export function moraleChancesOf(
  system: Pick<StarSystem, 'morale' | 'census'>,
  conditions: readonly MoraleCondition[],
): MoraleChances {
  let [falls, rises, all] = [0, 0, 0];
  for (const [modifier, count] of moraleWaysOf(conditions)) {
    const after = moraleAfter(system, [{ modifier }]);
    all += count;
    if (after < system.morale) falls += count;
    if (after > system.morale) rises += count;
  }
  const share = (count: number): number => divide(100 * count, all, 'nearest');
  return { falls: share(falls), rises: share(rises) };
}
