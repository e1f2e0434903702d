import type { SystemId } from '#model/campaign/ids';
import type { LaneMap } from '#rules/movement/lane-map-of';

type Ground = Readonly<{
  lanes: LaneMap;
  /** Whether a way may lead on through a system; it may begin and end in any. */
  isOpen: (system: SystemId) => boolean;
}>;

const isExplored = (lanes: LaneMap, one: SystemId, other: SystemId): boolean => {
  const lane = lanes.classBetween(one, other);
  return lane !== null && lane !== 'unexplored' && lane !== 'unknown';
};

function traced(from: SystemId, to: SystemId, before: ReadonlyMap<SystemId, SystemId>) {
  const way = [to];
  for (let at = to; at !== from; ) {
    const previous = before.get(at);
    if (previous === undefined) break;
    way.unshift(previous);
    at = previous;
  }
  return way;
}

/**
 * The shortest way over explored lanes of any class to the nearest goal, both ends included; of equally
 * short ones that through the lowest ids. Null: there is none.
 * @rule SUP-6
 */
export function laneWayOf(
  from: SystemId,
  isGoal: (system: SystemId) => boolean,
  { lanes, isOpen }: Ground,
): readonly SystemId[] | null {
  const before = new Map<SystemId, SystemId>();
  const found = new Set([from]);
  // A set gives what is added during its iteration too: nearer systems come first.
  for (const at of found) {
    if (isGoal(at)) return traced(from, at, before);
    if (at !== from && !isOpen(at)) continue;
    for (const next of lanes.neighboursOf(at)) {
      if (found.has(next) || !isExplored(lanes, at, next)) continue;
      found.add(next);
      before.set(next, at);
    }
  }
  return null;
}
