import type { BattleAbility } from './battle-ability.ts';

/** Is never crippled: the first damage destroys it. @rule ABL-2 */
export const auxiliary: BattleAbility = {
  id: 'auxiliary',
  isLasting: true,
  gives: () => ({ diesAtOnce: 1 }),
};
