import type { BattleAbility } from './battle-ability.ts';

/** Takes functions from the enemy’s Scouts. @rule ABL-3 */
export const jammer: BattleAbility = {
  id: 'jammer',
  isLasting: false,
  gives: (rating) => ({ jams: rating }),
};
