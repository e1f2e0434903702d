import type { BattleAbility } from './battle-ability.ts';

/** Feeds the pool for electronic warfare of any kind. @rule ABL-3 */
export const scout: BattleAbility = {
  id: 'scout',
  isLasting: false,
  gives: (rating) => ({ scouts: rating }),
};
