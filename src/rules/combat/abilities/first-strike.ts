import type { BattleAbility } from './battle-ability.ts';

/** Fires double in the first round. @rule ABL-3 */
export const firstStrike: BattleAbility = {
  id: 'firstStrike',
  isLasting: false,
  gives: () => ({ opensDouble: 1 }),
};
