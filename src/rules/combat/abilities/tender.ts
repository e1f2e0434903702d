import type { BattleAbility } from './battle-ability.ts';

/** Brings corvettes into the task force beyond its limit. @rule ABL-2 */
export const tender: BattleAbility = {
  id: 'tender',
  isLasting: false,
  gives: (rating) => ({ corvettes: rating }),
};
