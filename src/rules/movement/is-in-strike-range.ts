import type { ById } from '#kernel/collections/tables';
import type { LaneId, SystemId } from '#model/campaign/ids';
import { laneIdOf } from '#model/campaign/lane';

type Lanes = ById<LaneId, Readonly<{ class: string }>>;

/** Whether flights reach a system for a strike: one minor or major lane away. @rule MOV-8 */
export function isInStrikeRange(lanes: Lanes, from: SystemId, to: SystemId): boolean {
  const lane = from === to ? undefined : lanes[laneIdOf(from, to)];
  return lane?.class === 'minor' || lane?.class === 'major';
}
