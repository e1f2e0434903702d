import type { BattleAbility } from './battle-ability.ts';

/** Makes an enemy fire half. @rule ABL-3 */
export const suppression: BattleAbility = {
  id: 'suppression',
  isLasting: false,
  gives: (rating) => ({ suppression: rating }),
};
