import type { BattleAbility } from './battle-ability.ts';

/** Holds enemies for a round. @rule ABL-3 */
export const stasis: BattleAbility = {
  id: 'stasis',
  isLasting: false,
  gives: (rating) => ({ stasis: rating }),
};
