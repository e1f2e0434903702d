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
 * The traits that a unit keeps while it is cloaked: all but its functions.
 * @rule ABL-3
 * @ruling A cloaked unit still leads, lends CR, tows, carries units and keeps enemies from retreating, because none of that gives it away.
 */
export const underCloak = (traits: BattleTraits): BattleTraits => ({ ...traits, ...AT_REST });
