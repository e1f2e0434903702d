import type { BattleTraits } from '#rules/combat/abilities/battle-ability';
import { traitsOf } from '#rules/combat/abilities/traits-of';

/** What a unit’s abilities give it at this moment; who has scouted before a battle has no Scout functions left. @rule CSC-5 @rule ABL-1 */
export function traitsNow(body: Parameters<typeof traitsOf>[0], hasScouted: boolean): BattleTraits {
  const traits = traitsOf(body);
  return hasScouted ? { ...traits, scouts: 0, isFast: 0 } : traits;
}
