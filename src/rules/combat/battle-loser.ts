import type { BattleSide } from '#model/battle/setup';

/** The side that lost more construction cost; null when both lost the same. @rule CSC-14 */
export function battleLoser(lost: Readonly<Record<BattleSide, number>>): BattleSide | null {
  if (lost.attacker === lost.defender) return null;
  return lost.attacker > lost.defender ? 'attacker' : 'defender';
}
