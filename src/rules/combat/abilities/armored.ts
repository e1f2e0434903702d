import type { BattleAbility } from './battle-ability.ts';

/** Takes no leftover damage, and no lucky hits. @rule ABL-3 */
export const armored: BattleAbility = {
  id: 'armored',
  isLasting: true,
  gives: () => ({ isHard: 1 }),
};
