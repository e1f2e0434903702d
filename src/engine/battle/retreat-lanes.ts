import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import type { BattlePlace } from '#model/battle/place';
import type { SideSetup } from '#model/battle/setup';
import { LANE_CLASSES, type LaneClass } from '#model/campaign/lane';
import type { EncounterSide } from './side.ts';
import type { EncounterWorld } from './world.ts';

const rank = (laneClass: LaneClass): number => LANE_CLASSES.indexOf(laneClass);

/**
 * The lanes by which single ships may get away from a battle, the widest first: explored ones that the
 * side knows, restricted ones too; in a lane that lane, back.
 * @rule CSC-12
 */
export function retreatLanesOf(
  world: EncounterWorld,
  { empire }: EncounterSide,
  place: BattlePlace,
): SideSetup['waysOut'] {
  const known = world.waysKnownTo(empire, 'escorted').lanesAt(place);
  const lanes = known.flatMap(({ lane, class: laneClass }) =>
    laneClass === 'unknown' ? [] : [{ lane, class: laneClass }],
  );
  return sortBy(
    lanes,
    (one, other) => rank(other.class) - rank(one.class),
    (one, other) => compareIds(one.lane, other.lane),
  );
}
