import type { BattleAbility } from './battle-ability.ts';

/** One level deeper in formation until it is crippled; flights may give that up to fire better. @rule ABL-3 */
export const shields: BattleAbility = {
  id: 'shields',
  isLasting: false,
  gives: () => ({ formation: 1, opensCover: 1 }),
};
