import type { BattleTraits } from '#rules/combat/abilities/battle-ability';

/** The traits of who has scouted before a battle: no Scout functions are left. @rule CSC-5 */
export const withoutScouts = (traits: BattleTraits): BattleTraits => ({
  ...traits,
  scouts: 0,
  isFast: 0,
});
