import type { BattleAbility } from './battle-ability.ts';

/** Rams while it is sound too, and with twice the force. @rule ABL-3 @rule CSC-11 */
export const kamikaze: BattleAbility = {
  id: 'kamikaze',
  isLasting: true,
  gives: () => ({ rams: 1 }),
};
