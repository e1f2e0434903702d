import type { BattleAbility } from './battle-ability.ts';

/** Gets away more easily, and takes others along. @rule ABL-2 */
export const jump: BattleAbility = {
  id: 'jump',
  isLasting: false,
  gives: () => ({ jumps: 1 }),
};
