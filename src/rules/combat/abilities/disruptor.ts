import type { BattleAbility } from './battle-ability.ts';

/** Breaks the formation of enemies, a level for each function. @rule ABL-3 */
export const disruptor: BattleAbility = {
  id: 'disruptor',
  isLasting: false,
  gives: (rating) => ({ disruptor: rating }),
};
