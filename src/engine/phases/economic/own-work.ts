import type { EmpireId, WorkId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Work } from '#model/campaign/work';

/** An empire's unit under construction that is not given up, or undefined. @rule CON-4 */
export function ownWork(state: CampaignState, empire: EmpireId, id: WorkId): Work | undefined {
  const work = state.works[id];
  return work?.owner === empire && !work.cancelled ? work : undefined;
}
