import { type BattleSide, BATTLE_SIDES, type LossReason } from '#model/battle/setup';

/** What decides who lost a scenario. */
type Facts = Readonly<{
  /** Who lost more construction cost; null: neither. */
  byLosses: BattleSide | null;
  /** Who left the field after it, with somebody. */
  withdrew: readonly BattleSide[];
  /** Who had withdrawn before it, and was pursued; null: neither. */
  quarry: BattleSide | null;
}>;

/** Who lost a scenario, and the one reason for it. */
type Verdict = Readonly<{ loser: BattleSide; because: LossReason }>;

/**
 * The loser of a scenario, with the reason: the side that withdrew alone, else the side that lost more construction cost. Null if nobody lost.
 * @rule CSC-14
 * @ruling A side that withdraws alone loses. If both sides withdraw, or neither does, the losses decide. The quarry of a Pursuit has always
 *   withdrawn, even if nothing is left of it.
 */
export function scenarioLoser({ byLosses, withdrew, quarry }: Facts): Verdict | null {
  const [alone, other] = BATTLE_SIDES.filter((side) => withdrew.includes(side) || side === quarry);
  if (alone === undefined || other !== undefined) {
    return byLosses === null ? null : { loser: byLosses, because: 'losses' };
  }
  return { loser: alone, because: alone === quarry ? 'pursued' : 'withdrew' };
}
