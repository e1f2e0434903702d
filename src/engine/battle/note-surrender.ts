import type { Combatant } from '#model/battle/setup';
import type { EmpireId } from '#model/campaign/ids';
import { type EncounterRun, rowOfSide } from './encounter-run.ts';
import type { Fought } from './fight-battle.ts';
import { isArmed } from './forces.ts';
import { isOut } from './side.ts';

/** Who of those that fought is still there. */
function survivorsOf(
  run: EncounterRun,
  empire: EmpireId,
  combatants: readonly Combatant[],
): readonly Combatant[] {
  const side = rowOfSide(run, empire);
  return combatants.filter(
    ({ unit }) =>
      side.conditions.get(unit) !== 'destroyed' && !isOut(side, unit) && !side.hidden.has(unit),
  );
}

/**
 * Notes who surrenders by a battle: civilians, when none but they are left of a side that fought it, to an
 * opponent who has more than that. They are out of the encounter, and captured when it ends.
 * @rule CSC-10
 * @ruling Others of their owner guard them only if they took part in the battle. To raiders who were after one of them
 *   that one alone surrenders.
 */
export function noteSurrender(run: EncounterRun, fought: Fought): void {
  const { by, against, forces, raidOn } = fought;
  const attacker = survivorsOf(run, by, forces.attacker);
  const defender = survivorsOf(run, against, forces.defender);
  const surrender = (empire: EmpireId, left: readonly Combatant[], to: EmpireId): void => {
    const { surrendered } = rowOfSide(run, empire);
    for (const { unit } of left) {
      if (raidOn === null || unit === raidOn) surrendered.set(unit, to);
    }
  };
  if (isArmed(attacker) && !isArmed(defender)) surrender(against, defender, by);
  if (isArmed(defender) && !isArmed(attacker)) surrender(by, attacker, against);
}
