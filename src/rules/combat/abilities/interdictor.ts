import type { BattleAbility } from './battle-ability.ts';

/** Lets no enemy retreat from the battle. @rule ABL-3 */
export const interdictor: BattleAbility = {
  id: 'interdictor',
  isLasting: false,
  gives: () => ({ holdsEnemies: 1 }),
};
