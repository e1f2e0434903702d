import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import type { SideSetup } from '#model/battle/setup';
import { LANE_CLASSES, type LaneClass } from '#model/campaign/lane';
import type { EmpireId } from '#model/campaign/ids';
import { empiresOf, type EncounterRun } from './encounter-run.ts';

const rank = (laneClass: LaneClass): number => LANE_CLASSES.indexOf(laneClass);

/**
 * The lanes by which single ships can retreat from a battle, the widest first: explored lanes that the side knows, restricted ones
 * included. In a lane, only the way back.
 * @rule CSC-12
 * @ruling If a side has several empires, single ships can retreat only by lanes that all of these empires know.
 */
export function retreatLanesOf(run: EncounterRun, side: EmpireId): SideSetup['waysOut'] {
  const { world, pending } = run;
  const [known = [], ...others] = empiresOf(run, side).map((empire) =>
    world.waysKnownTo(empire, 'escorted').lanesAt(pending.place),
  );
  const shared = known.filter(({ lane }) =>
    others.every((lanes) => lanes.some((one) => one.lane === lane)),
  );
  const lanes = shared.flatMap(({ lane, class: laneClass }) =>
    laneClass === 'unknown' ? [] : [{ lane, class: laneClass }],
  );
  return sortBy(
    lanes,
    (one, other) => rank(other.class) - rank(one.class),
    (one, other) => compareIds(one.lane, other.lane),
  );
}
