import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import { farEndOf, LANE_CLASSES, type LaneClass } from '#model/campaign/lane';
import type { SideSetup } from '#model/battle/setup';
import type { EmpireId, FleetId, LaneId } from '#model/campaign/ids';
import type { KnownLane } from '#model/campaign/knowledge';
import type { Fleet } from '#model/forces/fleet';
import { retreatLane, type RetreatWay } from '#rules/encounters/retreat-lane';
import { contingentsOf, empiresOf, type EncounterRun } from './encounter-run.ts';
import { endOf } from './end-of.ts';
import { refugesOf } from './refuges-of.ts';

type OpenLane = KnownLane & Readonly<{ class: LaneClass }>;

const rank = (laneClass: LaneClass): number => LANE_CLASSES.indexOf(laneClass);
const isOpen = (lane: KnownLane): lane is OpenLane => lane.class !== 'unknown';

/** The explored lanes that all empires of a side know, the widest first. */
function sharedLanes(run: EncounterRun, side: EmpireId): readonly OpenLane[] {
  const { world, pending } = run;
  const [known = [], ...others] = empiresOf(run, side).map((empire) =>
    world.waysKnownTo(empire, 'escorted').lanesAt(pending.place),
  );
  const shared = known.filter(({ lane }) =>
    others.every((lanes) => lanes.some((one) => one.lane === lane)),
  );
  return sortBy(
    shared.filter(isOpen),
    (one, other) => rank(other.class) - rank(one.class),
    (one, other) => compareIds(one.lane, other.lane),
  );
}

/**
 * The lanes by which single ships can retreat from a battle, the widest first: explored lanes that the side knows,
 * restricted ones included; in a lane, only the way back. With them, the lane by which the standing orders of each
 * fleet let its ships retreat.
 * @rule CSC-12 @rule ENC-5
 * @ruling If a side has several empires, single ships can retreat only by lanes that all of these empires know.
 */
export function retreatLanesOf(
  run: EncounterRun,
  side: EmpireId,
): Pick<SideSetup, 'waysOut' | 'lanesHome'> {
  const lanes = sharedLanes(run, side);
  const fleets = contingentsOf(run, side).flatMap((one) => one.fleets);
  const lanesHome = fleets.flatMap((fleet): readonly (readonly [FleetId, LaneId])[] => {
    const lane = retreatLane(waysOf(run, lanes, { fleet, guide: side }));
    return lane === null ? [] : [[fleet.id, lane]];
  });
  return {
    waysOut: lanes.map(({ lane, class: laneClass }) => ({ lane, class: laneClass })),
    lanesHome: Object.fromEntries(lanesHome),
  };
}

/** The lanes as one fleet weighs them; its ships count the jumps that they can go on by without an escort. */
function waysOf(
  { world, pending: { place } }: EncounterRun,
  lanes: readonly OpenLane[],
  leaving: Readonly<{ fleet: Fleet; guide: EmpireId }>,
): readonly RetreatWay[] {
  const { fleet, guide } = leaving;
  const jumpsHome = world.waysKnownTo(guide, 'alone').jumpsTo(refugesOf(world, leaving));
  return lanes.flatMap((known) => {
    const { lane, class: laneClass } = known;
    if (place.kind === 'system') {
      const to = farEndOf(known, place.system);
      return [{ lane, class: laneClass, ...endOf(world, { to, guide, jumpsHome }) }];
    }
    if (fleet.place.kind !== 'lane') return [];
    const { from: to } = fleet.place;
    return [{ lane, class: laneClass, to, jumpsHome: jumpsHome(to) }];
  });
}
