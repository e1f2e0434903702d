import type { BattleAbility } from './battle-ability.ts';

/** A minefield that can be spent on the enemy at once. @rule ABL-3 @rule CSC-18 */
export const proximity: BattleAbility = {
  id: 'proximity',
  isLasting: false,
  gives: () => ({ bursts: 1 }),
};
