import type { BattleAbility } from './battle-ability.ts';

/** Two ships with it that are held back scout before a battle as one Scout function does. @rule CSC-5 */
export const fast: BattleAbility = {
  id: 'fast',
  isLasting: false,
  gives: () => ({ isFast: 1 }),
};
