import type { ById } from '#kernel/collections/tables';
import type { LaneId, SystemId } from '#model/campaign/ids';
import { farEndOf } from '#model/campaign/lane';
import type { Fleet } from '#model/forces/fleet';
import { allowancesKnown, type ForcesKnown } from './allowances-known.ts';
import { hasPlasmaStorm } from './has-plasma-storm.ts';
import { type LaneFacts, laneMapOf } from './lane-map-of.ts';
import { type Destination, reachableFrom } from './reachable-from.ts';
import { NO_LEGS, takeLeg } from './take-leg.ts';

/** What an empire knows that decides how far its fleets get. */
export type ReachKnowledge = ForcesKnown &
  Readonly<{
    systems: ById<
      SystemId,
      Readonly<{ visited: Readonly<{ facts: Readonly<{ anomalies: readonly string[] }> }> | null }>
    >;
    lanes: ById<LaneId, LaneFacts>;
  }>;

/**
 * Where each fleet of an empire can go this turn, by lanes that it knows. A fleet that must withdraw begins with the
 * lane that its owner chose, and a fleet in a lane can't take orders to move.
 * @rule MOV-1 @rule ENC-4
 */
export function reachOf(knowledge: ReachKnowledge): (fleet: Fleet) => readonly Destination[] {
  const { lanes, systems } = knowledge;
  const isStormy = (system: SystemId): boolean =>
    hasPlasmaStorm(systems[system]?.visited?.facts.anomalies ?? []);
  const map = laneMapOf(lanes);
  const allowanceOf = allowancesKnown(knowledge);
  return ({ id, place, withdrawing }) => {
    if (place.kind === 'lane') return [];
    const allowance = allowanceOf(id);
    const all = reachableFrom(place.system, { lanes: map, allowance, isStormy });
    const lane = withdrawing === null ? undefined : lanes[withdrawing.lane];
    // A lane that it cannot take any more holds it no longer.
    if (lane === undefined || !takeLeg(NO_LEGS, lane.class, allowance).ok) return all;
    const first = farEndOf(lane, place.system);
    return all.filter(({ path }) => path[0] === first);
  };
}
