import type { EmpireView } from '#fog/views/empire-view';
import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { type LaneMap, laneMapOf } from '#rules/movement/lane-map-of';

/** The lanes that an empire knows as minor or major. Fleets need no escort there. @rule MOV-1 */
export function openLanesKnown({ lanes }: EmpireView): LaneMap {
  const open = valuesById(lanes).filter((lane) => lane.class === 'minor' || lane.class === 'major');
  return laneMapOf(tableOf(open, ({ id }) => id));
}
