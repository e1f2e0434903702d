import { rowOf } from '#kernel/collections/row-of';
import type { BattlePlace } from '#model/battle/place';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { farEndOf } from '#model/campaign/lane';
import type { WayOut } from '#model/decisions/decision';
import type { Fleet } from '#model/forces/fleet';
import { classNow } from '#rules/forces/class-now';
import { leadsThroughRestricted } from '#rules/movement/leads-through-restricted';
import type { Contingent } from './contingent.ts';
import { endOf } from './end-of.ts';
import { refugesOf } from './refuges-of.ts';
import type { EncounterWorld } from './world.ts';

type Way = 'escorted' | 'alone';
type Leaving = Readonly<{
  fleet: Fleet;
  place: BattlePlace;
  /** The leader of the fleet's side, which chooses its lanes. */
  guide: EmpireId;
}>;

/** Whether a fleet has a unit that can lead it through a restricted lane. @rule MOV-1 @rule OPT-2 */
function hasEscort(world: EncounterWorld, side: Contingent, fleet: Fleet): boolean {
  return world.index.inFleet(fleet.id).some((unit) => {
    const { id, condition, status } = unit;
    const row = classNow(unit, rowOf(world.state.designs, unit.design));
    const isFit = (side.conditions.get(id) ?? condition) === 'sound' && status === 'active';
    return isFit && leadsThroughRestricted(row, world.rules) && !side.retreated.has(id);
  });
}

/**
 * The lanes a fleet may withdraw by: from a system each lane it knows and can take, a restricted one only with an escort; from a lane only
 * back to where it came from.
 * @rule ENC-4
 * @ruling A fleet that knows no lane it could take can't withdraw.
 * @ruling A partner's fleet leaves by lanes that both the partner and the leader of the side know, toward the leader's havens. The
 *   partner's other knowledge and wishes stay private. The leader learns which lanes the fleet could take.
 * @ruling OPT-2 A fleet that withdraws as a whole moves as on any path, so it needs jump engines only if its lane does.
 */
export function waysOutOf(
  world: EncounterWorld,
  side: Contingent,
  leaving: Leaving,
): readonly WayOut[] {
  const { fleet, place, guide } = leaving;
  const way: Way = hasEscort(world, side, fleet) ? 'escorted' : 'alone';
  const known = world.waysKnownTo(guide, way);
  const jumpsHome = known.jumpsTo(refugesOf(world, leaving));
  if (place.kind === 'lane') return wayBack(fleet, jumpsHome);
  const own = new Set(
    world
      .waysKnownTo(side.empire, way)
      .lanesAt(place)
      .map(({ lane }) => lane),
  );
  const shared = known.lanesAt(place).filter(({ lane }) => own.has(lane));
  return shared.map((lane) => {
    const to = farEndOf(lane, place.system);
    return { lane: lane.lane, ...endOf(world, { to, guide, jumpsHome }) };
  });
}

function wayBack(
  { place }: Fleet,
  jumpsHome: (from: SystemId) => number | null,
): readonly WayOut[] {
  if (place.kind !== 'lane') return [];
  return [{ lane: place.lane, to: place.from, jumpsHome: jumpsHome(place.from) }];
}
