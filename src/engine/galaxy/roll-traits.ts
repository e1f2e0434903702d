import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import type { Trait } from '#model/campaign/system';
import type { Dice } from '#model/rolls/roll-purpose';
import { traitOf } from '#rules/galaxy/trait-of';

const MAP_4 = cite('MAP-4');
const MOST_TRAITS = 4;
const MOST_ANOMALIES = 3;

/** The traits that a system has already, and how many more are rolled for it. */
export type TraitsDue = Readonly<{ traits: readonly Trait[]; due: number }>;

/** The traits of a system, and how many anomalies they bring. */
type RolledTraits = Readonly<{ traits: readonly Trait[]; anomalies: number }>;

/**
 * Rolls on the table of traits until as many came as are due.
 * @rule MAP-4
 * @ruling Homeworld counts as one of the four traits. A result that would bring a fifth trait or a fourth anomaly is rolled again.
 */
export function rollTraits(
  dice: Dice,
  id: SystemId,
  { traits: given, due }: TraitsDue,
): RolledTraits {
  const purpose = { kind: 'trait', text: `trait of ${id}` } as const;
  let traits = given;
  let missing = due;
  let anomalies = 0;
  while (missing > 0) {
    const result = traitOf(dice.roll({ count: 2, faces: 6 }, purpose, MAP_4).total);
    const hasRoom = traits.length + missing < MOST_TRAITS;
    if (result === 'Stellar Anomaly') {
      anomalies = Math.min(anomalies + 1, MOST_ANOMALIES);
    } else if (result === 'Roll Twice') {
      if (hasRoom) missing += 1;
    } else if (result === 'Homeworld') {
      if (hasRoom && !traits.includes('Homeworld')) traits = ['Homeworld', ...traits];
    } else {
      traits = [...traits, result];
      missing -= 1;
    }
  }
  return { traits, anomalies };
}
