import { rowOf } from '#kernel/collections/row-of';
import type { EmpireId, LaneId, SystemId } from '#model/campaign/ids';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { farEndOf } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import type { Side } from './finding.ts';

/**
 * The side of a system where a lane is, if the viewer knows the lane.
 * @rule FOG-4
 * @ruling A side of a system is named by the system beyond it, which is the same for every viewer who knows the lane.
 */
export function sideOf(
  state: CampaignState,
  viewer: EmpireId,
  { lane, system }: Readonly<{ lane: LaneId; system: SystemId }>,
): Side {
  if (!Object.hasOwn(state.knownLanes, knowledgeIdOf(viewer, lane))) return 'unknown';
  return farEndOf(rowOf(state.lanes, lane), system);
}
