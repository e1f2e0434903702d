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
 * Who lost a scenario, and why: who withdrew alone, else who lost more construction cost; null: nobody.
 * @rule CSC-14
 * @ruling Withdrawing goes before losses; when both withdraw the losses decide. The quarry of a Pursuit
 *   has withdrawn, even if nothing is left of it.
 */
export function scenarioLoser({ byLosses, withdrew, quarry }: Facts): Verdict | null {
  const [alone, other] = BATTLE_SIDES.filter((side) => withdrew.includes(side) || side === quarry);
  if (alone === undefined || other !== undefined) {
    return byLosses === null ? null : { loser: byLosses, because: 'losses' };
  }
  return { loser: alone, because: alone === quarry ? 'pursued' : 'withdrew' };
}
