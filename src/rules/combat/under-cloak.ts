import type { BattleTraits } from './abilities/battle-ability.ts';

/** Functions that are used in the round itself. */
const AT_REST = {
  sweeps: 0,
  scouts: 0,
  jams: 0,
  boards: 0,
  guards: 0,
  guardian: 0,
  'fire-control': 0,
  disruptor: 0,
  suppression: 0,
} as const satisfies Partial<BattleTraits>;

/**
 * What a unit still brings while it is cloaked: no functions.
 * @rule ABL-3
 * @ruling It leads, lends CR, tows, carries and keeps enemies from retreating as before: none of that gives it away.
 */
export const underCloak = (traits: BattleTraits): BattleTraits => ({ ...traits, ...AT_REST });
