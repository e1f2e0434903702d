import type { ModeratorView } from '#fog/views/empire-view';
import type { LaneId, SystemId } from '#model/campaign/ids';
import { RAIDERS, RAIDERS_NAME } from '#model/campaign/raiders';
import { fleetIn, shortId, type ViewNames } from './view-names.ts';

/** How things are called on the moderator’s pages: all by their true names. */
export function moderatorNamesOf(view: ModeratorView): ViewNames {
  const system = (id: SystemId): string => view.systems[id]?.name ?? id;
  const lane = (id: LaneId): string => {
    const row = view.lanes[id];
    return row === undefined ? id : `${system(row.a)} – ${system(row.b)}`;
  };
  return {
    system,
    lane,
    design: (id) => view.designs[id]?.name ?? id,
    at: (place) =>
      place.kind === 'system' ? `at ${system(place.system)}` : `in the lane ${lane(place.lane)}`,
    fleet: (id) => view.fleets[id]?.name ?? id,
    empire: (id) => (id === RAIDERS ? RAIDERS_NAME : (view.empires[id]?.name ?? id)),
    unit: (id) => view.units[id]?.name ?? shortId(id),
    fleetOf: (id) => fleetIn(view.units, id),
  };
}
