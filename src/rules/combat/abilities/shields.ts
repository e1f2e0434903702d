import type { BattleAbility } from './battle-ability.ts';

/** Stands a level deeper until it is crippled. @rule ABL-3 */
export const shields: BattleAbility = {
  id: 'shields',
  isLasting: false,
  gives: () => ({ formation: 1 }),
};
