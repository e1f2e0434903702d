import { BATTLE_SIDES, type BattleSide } from '#model/battle/setup';
import type { EmpireId } from '#model/campaign/ids';

/** The side on which an empire fights; null: on none. */
export function sideOf(
  sides: Readonly<Record<BattleSide, readonly EmpireId[]>>,
  empire: EmpireId,
): BattleSide | null {
  return BATTLE_SIDES.find((side) => sides[side].includes(empire)) ?? null;
}
