import type { CampaignState } from '#model/campaign/state';

/** Whether a campaign has not begun: its first opening has not run. @rule SET-3 */
export const isBeforeFirstTurn = ({
  turn,
  phase,
}: Pick<CampaignState, 'turn' | 'phase'>): boolean => turn === 1 && phase === 'opening';
