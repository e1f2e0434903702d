import type { BattleSide } from '#model/battle/setup';

/** Which side has nothing but civilians left, against one that has more than that; null: neither. @rule CSC-10 */
export function surrendersOf(
  hasFighters: Readonly<Record<BattleSide, boolean>>,
): BattleSide | null {
  const { attacker, defender } = hasFighters;
  if (attacker === defender) return null;
  return attacker ? 'defender' : 'attacker';
}
