import type { BattleAbility } from './battle-ability.ts';

/** Its crews board enemies in every round. @rule ABL-3 @rule CSC-10 */
export const boarding: BattleAbility = {
  id: 'boarding',
  isLasting: false,
  gives: (rating) => ({ boards: rating }),
};
