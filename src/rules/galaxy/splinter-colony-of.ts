import type { Natives, StarSystem } from '#model/campaign/system';
import { outputOf } from '#rules/economy/output-of';
import { NO_MARKS } from '#rules/economy/productivity-marks';
import { utilizedProductivityOf } from '#rules/economy/utilized-productivity';

const TIMES_OUTPUT = 5;

/** Who lives there, and for how many points it has units. */
export type SplinterColony = Natives & Readonly<{ points: number }>;

type Site = Pick<StarSystem, 'anomalies' | 'native' | 'owner' | 'raw'>;

/**
 * The splinter colony of a system: its native potential, and five times what that puts out in units. Null: there
 * is none, or somebody else has taken the system.
 * @rule MAP-8 @rule MAP-6
 */
export function splinterColonyOf({ anomalies, native, owner, raw }: Site): SplinterColony | null {
  if (!anomalies.includes('Splinter Colony') || native === null || owner !== null) return null;
  const { utilized } = utilizedProductivityOf(native, NO_MARKS);
  return { ...native, points: TIMES_OUTPUT * outputOf({ utilized, raw, blockaded: false }) };
}
