import type { BattleAbility } from './battle-ability.ts';

/** Comes into the task force beyond its limit, one for each convoy there. @rule ABL-2 @rule MOV-4 */
export const qShip: BattleAbility = {
  id: 'qShip',
  isLasting: false,
  gives: () => ({ followsConvoys: 1 }),
};
