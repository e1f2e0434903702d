import type { SystemId } from '#model/campaign/ids';
import type { LaneAllowance } from './lane-allowance-of.ts';
import type { LaneMap } from './lane-map-of.ts';
import { type LegsTaken, NO_LEGS, takeLeg } from './take-leg.ts';

/** What decides how far a fleet gets: the lanes, what it may do on its way, and where storms rage. */
export type Ground = Readonly<{
  lanes: LaneMap;
  allowance: LaneAllowance;
  /** A plasma storm ends the movement of a fleet that enters it. */
  isStormy: (system: SystemId) => boolean;
}>;

/** The systems that a fleet goes through in one turn, without the one it is in. */
export type Way = readonly SystemId[];

type Going = Readonly<{ at: SystemId; legs: LegsTaken; path: Way }>;

function onFrom({ at, legs, path }: Going, ground: Ground): readonly Going[] {
  const { lanes, allowance, isStormy } = ground;
  if (path.length > 0 && isStormy(at)) return [];
  return lanes.neighboursOf(at).flatMap((to): readonly Going[] => {
    const taken = takeLeg(legs, lanes.classBetween(at, to), allowance);
    return taken.ok ? [{ at: to, legs: taken.legs, path: [...path, to] }] : [];
  });
}

/**
 * All ways that a fleet can go in one turn, the shorter ones first, and through the lowest ids among
 * equally long ones.
 * @rule MOV-1
 */
export function waysFrom(from: SystemId, ground: Ground): readonly Way[] {
  const found: Way[] = [];
  let going: readonly Going[] = [{ at: from, legs: NO_LEGS, path: [] }];
  // A way is a few lanes long at most, so that all of them can be followed.
  while (going.length > 0) {
    going = going.flatMap((one) => onFrom(one, ground));
    found.push(...going.map(({ path }) => path));
  }
  return found;
}
