import type { BattleAbility } from './battle-ability.ts';

/** Is destroyed rather than captured. @rule ABL-3 */
export const suicide: BattleAbility = {
  id: 'suicide',
  isLasting: true,
  gives: () => ({ diesRather: 1 }),
};
