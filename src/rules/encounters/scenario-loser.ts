import { type BattleSide, BATTLE_SIDES } from '#model/battle/setup';

/**
 * Who lost a scenario: who withdrew alone, else who lost more construction cost; null: nobody.
 * @rule CSC-14
 * @ruling Withdrawing goes before losses; when both withdraw the losses decide. The quarry of a Pursuit
 *   has withdrawn, even if nothing is left of it.
 */
export function scenarioLoser(
  byLosses: BattleSide | null,
  withdrew: ReadonlySet<BattleSide>,
): BattleSide | null {
  const [alone, other] = BATTLE_SIDES.filter((side) => withdrew.has(side));
  return alone === undefined || other !== undefined ? byLosses : alone;
}
