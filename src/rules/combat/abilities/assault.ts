import type { BattleAbility } from './battle-ability.ts';

/** Its troops guard friends against boarding. @rule ABL-4 @rule CSC-10 */
export const assault: BattleAbility = {
  id: 'assault',
  isLasting: false,
  gives: (rating) => ({ guards: rating }),
};
