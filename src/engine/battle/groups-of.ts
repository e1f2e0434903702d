import type { Combatant } from '#model/battle/setup';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import type { OpposingGroup, OwnPiece } from '#model/decisions/decision';
import { ownPieceOf } from '#rules/combat/own-piece-of';
import type { EncounterRun } from './encounter-run.ts';
import { knowsClass } from './knows-class.ts';
import { groupsSeenOf } from '#rules/encounters/groups-seen-of';

/** The own units that can fight, as a question shows them. */
export const piecesOf = (combatants: readonly Combatant[]): readonly OwnPiece[] =>
  combatants.filter((one) => !one.design.civilian && !one.nonCombatant).map(ownPieceOf);

/** Units of another as a side sees them now. @rule FOG-3 @rule FOG-5 */
export function groupsOf(
  run: EncounterRun,
  seenBy: EmpireId,
  combatants: readonly Combatant[],
): readonly OpposingGroup[] {
  const shown = run.shownTo.get(seenBy);
  return groupsSeenOf(combatants, {
    knowsStats: (design) => knowsClass(run, seenBy, design),
    wasShown: (unit: UnitId) => shown?.has(unit) === true,
  });
}
