import type { BattleAbility } from './battle-ability.ts';

/** Lends CR to the flagship of its task force. @rule ABL-3 */
export const command: BattleAbility = {
  id: 'command',
  isLasting: false,
  gives: (rating) => ({ commands: rating }),
};
