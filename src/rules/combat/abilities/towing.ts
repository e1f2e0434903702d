import type { BattleAbility } from './battle-ability.ts';

/** Helps the flagship to send units back. @rule ABL-2 */
export const towing: BattleAbility = {
  id: 'towing',
  isLasting: false,
  gives: (rating) => ({ tows: rating }),
};
