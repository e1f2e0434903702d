import { type BattleSide, BATTLE_SIDES } from '#model/battle/setup';

/**
 * The loser of a scenario: the side that withdrew alone, else the side that lost more construction cost. Null if nobody lost.
 * @rule CSC-14
 * @ruling A side that withdraws alone loses. If both sides withdraw, or neither does, the losses decide. The quarry of a Pursuit has always
 *   withdrawn, even if nothing is left of it.
 */
export function scenarioLoser(
  byLosses: BattleSide | null,
  withdrew: ReadonlySet<BattleSide>,
): BattleSide | null {
  const [alone, other] = BATTLE_SIDES.filter((side) => withdrew.has(side));
  return alone === undefined || other !== undefined ? byLosses : alone;
}
