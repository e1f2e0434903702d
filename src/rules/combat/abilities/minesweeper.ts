import type { BattleAbility } from './battle-ability.ts';

/** Clears enemy minefields in every round. @rule ABL-2 */
export const minesweeper: BattleAbility = {
  id: 'minesweeper',
  isLasting: false,
  gives: (rating) => ({ sweeps: rating }),
};
