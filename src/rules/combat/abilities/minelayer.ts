import type { BattleAbility } from './battle-ability.ts';

/** Brings minefields into the task force beyond its limit. @rule ABL-2 */
export const minelayer: BattleAbility = {
  id: 'minelayer',
  isLasting: false,
  gives: (rating) => ({ minefields: rating }),
};
