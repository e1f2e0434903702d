import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { type LaneMap, laneMapOf } from '#rules/movement/lane-map-of';

/** The lanes as an empire knows them. @rule FOG-14 */
export function lanesKnownTo(
  { knownLanes }: Pick<CampaignState, 'knownLanes'>,
  empire: EmpireId,
): LaneMap {
  const known = valuesById(knownLanes).filter(({ viewer }) => viewer === empire);
  const rows = known.map(({ lane, a, b, class: kind }) => ({ id: lane, a, b, class: kind }));
  return laneMapOf(tableOf(rows, ({ id }) => id));
}
