import type { Natives, StarSystem } from '#model/campaign/system';
import type { RuleSet } from '#model/settings/rule-set';
import { outputOf } from '#rules/economy/output-of';
import { NO_MARKS } from '#rules/economy/productivity-marks';
import { utilizedProductivityOf } from '#rules/economy/utilized-productivity';

const TIMES_OUTPUT = 5;

type Site = Pick<StarSystem, 'traits' | 'native' | 'owner' | 'census' | 'raw'>;

/** Who lives on the homeworld of a new world, its Intel, and the points for its first units. */
export type WorldValues = Natives & Readonly<{ intel: number; utilized: number; points: number }>;

/**
 * The values of a homeworld that waits for its non-aligned world; null: it is none, or somebody else lives there.
 * @rule DIP-14 @rule MAP-6 @rule MAP-7
 */
export function worldValuesOf(
  { traits, native, owner, census, raw }: Site,
  { nonAlignedIntel }: Pick<RuleSet, 'nonAlignedIntel'>,
): WorldValues | null {
  const isFree = owner === null && census === 0;
  if (!traits.includes('Homeworld') || native === null || !isFree) return null;
  const { utilized } = utilizedProductivityOf(native, NO_MARKS);
  const points = TIMES_OUTPUT * outputOf({ utilized, raw, blockaded: false });
  return {
    ...native,
    intel: nonAlignedIntel === 'morale' ? native.morale : 0,
    utilized,
    points,
  };
}
