import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import type { LaneAllowance } from './lane-allowance-of.ts';
import type { LaneMap } from './lane-map-of.ts';
import { type LegsTaken, NO_LEGS, takeLeg } from './take-leg.ts';

/** A system that a fleet can be in at the end of the turn, and the shortest way there. */
export type Destination = Readonly<{ system: SystemId; path: readonly SystemId[] }>;

type Way = Readonly<{ at: SystemId; legs: LegsTaken; path: readonly SystemId[] }>;

function waysOn(way: Way, lanes: LaneMap, allowance: LaneAllowance): readonly Way[] {
  return lanes.neighboursOf(way.at).flatMap((to): readonly Way[] => {
    const taken = takeLeg(way.legs, lanes.classBetween(way.at, to), allowance);
    return taken.ok ? [{ at: to, legs: taken.legs, path: [...way.path, to] }] : [];
  });
}

/**
 * Everywhere a fleet can go in one turn. Among equally short ways the one through the lowest ids is
 * taken, so a form offers the same way each time.
 * @rule MOV-1
 */
export function reachableFrom(
  from: SystemId,
  lanes: LaneMap,
  allowance: LaneAllowance,
): readonly Destination[] {
  const found = new Map<SystemId, Destination>();
  let ways: readonly Way[] = [{ at: from, legs: NO_LEGS, path: [] }];
  // A way is a few lanes long at most, so that all of them can be followed.
  while (ways.length > 0) {
    ways = ways.flatMap((way) => waysOn(way, lanes, allowance));
    for (const { at, path } of ways) {
      if (at !== from && !found.has(at)) found.set(at, { system: at, path });
    }
  }
  return sortBy([...found.values()], (a, b) => compareIds(a.system, b.system));
}
