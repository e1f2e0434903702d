import { PHASE_IDS } from '#model/campaign/phase-ids';
import type { CampaignState } from '#model/campaign/state';

/** The turn of the next Opening, which is the next time that a colony’s Utilized Productivity is worked out. @rule ECO-1 */
export const openingTurnOf = ({ phase, turn }: Pick<CampaignState, 'phase' | 'turn'>): number =>
  phase === 'opening' ? turn : turn + 1;

/** The turn of the next bombardment. @rule BOM-4 */
export const bombardmentTurnOf = ({
  phase,
  turn,
}: Pick<CampaignState, 'phase' | 'turn'>): number =>
  PHASE_IDS.indexOf(phase) <= PHASE_IDS.indexOf('bombardment') ? turn : turn + 1;
