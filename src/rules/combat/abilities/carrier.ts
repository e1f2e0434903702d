import type { BattleAbility } from './battle-ability.ts';

/** Makes each flight that is based on it sturdier by 1. @rule ABL-3 */
export const carrier: BattleAbility = {
  id: 'carrier',
  isLasting: false,
  gives: () => ({ basedDv: 1 }),
};
