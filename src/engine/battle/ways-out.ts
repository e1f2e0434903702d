import { shortestPaths } from '#kernel/collections/graph';
import type { BattlePlace } from '#model/battle/place';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { farEndOf } from '#model/campaign/lane';
import type { WayOut } from '#model/decisions/decision';
import type { Fleet } from '#model/forces/fleet';
import type { EncounterWorld } from './world.ts';
import type { EncounterSide } from './side.ts';

/** Jumps from a system to the goals along the lanes an empire knows; null: no way. */
function jumpsTo(
  world: EncounterWorld,
  empire: EmpireId,
  query: Readonly<{ from: SystemId; goals: readonly SystemId[] }>,
): number | null {
  const { graph } = world.waysKnownTo(empire);
  if (!graph.indexOf.has(query.from)) return query.goals.includes(query.from) ? 0 : null;
  const { distances } = shortestPaths(graph, query.from);
  let best: number | null = null;
  for (const goal of query.goals) {
    const at = graph.indexOf.get(goal);
    const jumps = at === undefined ? Infinity : (distances[at] ?? Infinity);
    if (jumps < (best ?? Infinity)) best = jumps;
  }
  return best;
}

/** Where a side wants to be safe: where its standing orders say, else at the nearest of its havens. @rule ENC-5 */
function refuges(world: EncounterWorld, side: EncounterSide): readonly SystemId[] {
  if (side.standing.withdrawTo !== null) return [side.standing.withdrawTo];
  return world.havensOf(side.empire);
}

/**
 * The lanes a side may withdraw by: from a system each open lane it knows, from a lane only back
 * to where it came from.
 * @rule ENC-4
 * @ruling Only minor and major lanes that it knows count, so that every fleet of the side can take
 *   them; a side that knows none cannot withdraw.
 */
export function waysOutOf(
  world: EncounterWorld,
  side: EncounterSide,
  place: BattlePlace,
): readonly WayOut[] {
  const goals = refuges(world, side);
  const jumpsHome = (from: SystemId): number | null => jumpsTo(world, side.empire, { from, goals });
  if (place.kind === 'lane') {
    return side.fleets.slice(0, 1).flatMap((fleet) => wayBack(fleet, jumpsHome));
  }
  return world
    .waysKnownTo(side.empire)
    .lanes.filter((lane) => lane.a === place.system || lane.b === place.system)
    .map((lane) => {
      const to = farEndOf(lane, place.system);
      return { lane: lane.lane, to, jumpsHome: jumpsHome(to) };
    });
}

function wayBack(fleet: Fleet, jumpsHome: (from: SystemId) => number | null): readonly WayOut[] {
  const { place } = fleet;
  if (place.kind !== 'lane') return [];
  return [{ lane: place.lane, to: place.from, jumpsHome: jumpsHome(place.from) }];
}
