import { rowOf } from '#kernel/collections/row-of';
import type { SystemId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';

/** The system a unit has been in all turn; null: it moved, or is in a lane. @rule CON-5 */
export function placeOfRest(state: CampaignState, id: UnitId): SystemId | null {
  const { place } = rowOf(state.units, id);
  if (place.kind === 'aboard') return placeOfRest(state, place.carrier);
  if (place.kind === 'system') return place.system;
  const fleet = rowOf(state.fleets, place.fleet);
  const hasStayed = fleet.place.kind === 'system' && fleet.lastMoved !== state.turn;
  return hasStayed ? fleet.place.system : null;
}
