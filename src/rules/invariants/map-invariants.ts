import { valuesById } from '#kernel/collections/tables';
import { LONGEST_LANE } from '#model/campaign/can-be-joined';
import { hexDistance } from '#model/campaign/hex-distance';
import type { SystemId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import { type StateInvariant, breachesIn } from './state-invariant.ts';

const MOST_ANOMALIES = 3;

/** @rule MAP-4 @rule MAP-8 */
const anomalies: StateInvariant = {
  code: 'SYSTEM_ANOMALIES',
  sentence: 'A system has at most three anomalies, and none twice.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.systems), ({ id, anomalies: all }) =>
      all.length <= MOST_ANOMALIES && new Set(all).size === all.length
        ? null
        : `${id} has ${all.join(', ')}`,
    ),
};

/** @rule MAP-9 */
const laneLengths: StateInvariant = {
  code: 'LANE_LENGTH',
  sentence: 'A lane joins systems that are at most two hexes apart.',
  breaches: ({ state: { lanes, systems } }) =>
    breachesIn(valuesById(lanes), ({ id, a, b }) => {
      const at = (end: SystemId): StarSystem | undefined => systems[end];
      const [one, other] = [at(a), at(b)];
      if (one === undefined || other === undefined) return null;
      return hexDistance(one.hex, other.hex) <= LONGEST_LANE ? null : `${id} is longer`;
    }),
};

/** What holds of the map, also while it grows. */
export const MAP_INVARIANTS: readonly StateInvariant[] = [anomalies, laneLengths];
