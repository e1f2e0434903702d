import { clamp } from '#kernel/numbers/clamp';
import { sumOf } from '#kernel/numbers/sum';
import type { MoraleRoll } from '#model/campaign/morale';
import type { StarSystem } from '#model/campaign/system';

/** The Morale of a colony after its check: the sum of what came true, from 0 to its Census. @rule COL-5 */
export const moraleAfter = (
  { morale, census }: Pick<StarSystem, 'morale' | 'census'>,
  checks: readonly Pick<MoraleRoll, 'modifier'>[],
): number => clamp(morale + sumOf(checks, ({ modifier }) => modifier), 0, census);
