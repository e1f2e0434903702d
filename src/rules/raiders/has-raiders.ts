import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';

/** Whether a campaign is played with raiders: it counts their ids then. @rule SUP-1 */
export const hasRaiders = ({ counters }: Pick<CampaignState, 'counters'>): boolean =>
  Object.hasOwn(counters, RAIDERS);
