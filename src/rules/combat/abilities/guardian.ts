import type { BattleAbility } from './battle-ability.ts';

/** Covers friends, a level of formation for each function. @rule ABL-3 */
export const guardian: BattleAbility = {
  id: 'guardian',
  isLasting: false,
  gives: (rating) => ({ guardian: rating }),
};
