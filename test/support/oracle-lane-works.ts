import type { FleetId, SystemId } from '#model/campaign/ids';
import type { World } from './oracle-regrouping.ts';

/**
 * Fleets with an explorer that improves a lane to one of these places (CON-10): somebody there sees the lane's new class (MAP-13), so
 * what becomes of the fleet shows.
 */
export function laneWorkersToward(
  { state, orders }: World,
  places: ReadonlySet<SystemId>,
): ReadonlySet<FleetId> {
  const ordered = Object.values(orders).flatMap((sheet) =>
    sheet.flatMap((order) =>
      order.kind === 'ImproveLane' && places.has(order.toward) ? [order.explorer] : [],
    ),
  );
  const begun = Object.values(state.projects).flatMap((project) => {
    if (project.kind !== 'lane') return [];
    const { unit, lane: id } = project.subject;
    const lane = state.lanes[id];
    return lane !== undefined && (places.has(lane.a) || places.has(lane.b)) ? [unit] : [];
  });
  return new Set(
    [...ordered, ...begun].flatMap((unit) => {
      const place = state.units[unit]?.place;
      return place?.kind === 'fleet' ? [place.fleet] : [];
    }),
  );
}
