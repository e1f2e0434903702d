import type { Effect } from '#model/campaign/effect';
import { PHASE_IDS } from '#model/campaign/phase-ids';
import type { CampaignState } from '#model/campaign/state';

const LAST = PHASE_IDS.indexOf('movement');

/** Whether who pulled back before an Interception is held to it: in that turn, and to the end of the next one's Movement. @rule ENC-3 */
export const isHeldBack = (
  { begins }: Pick<Effect, 'begins'>,
  { turn, phase }: Pick<CampaignState, 'turn' | 'phase'>,
): boolean => begins === turn || PHASE_IDS.indexOf(phase) <= LAST;
