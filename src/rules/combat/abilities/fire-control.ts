import type { BattleAbility } from './battle-ability.ts';

/** Makes a friend fire half as much again. @rule ABL-3 */
export const fireControl: BattleAbility = {
  id: 'fireControl',
  isLasting: false,
  gives: (rating) => ({ 'fire-control': rating }),
};
