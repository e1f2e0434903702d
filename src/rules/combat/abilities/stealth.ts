import type { BattleAbility } from './battle-ability.ts';

/** Lets ships and bases cloak; makes flights sturdier, or fire better. @rule ABL-3 */
export const stealth: BattleAbility = {
  id: 'stealth',
  isLasting: false,
  gives: (rating) => ({ stealth: rating }),
};
