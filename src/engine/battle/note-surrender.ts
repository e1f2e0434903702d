import type { Combatant } from '#model/battle/setup';
import type { EmpireId } from '#model/campaign/ids';
import { type EncounterRun, contingentOf } from './encounter-run.ts';
import type { Fought } from './fight-battle.ts';
import { isArmed } from './forces.ts';
import { isOut } from './contingent.ts';

/** Who of those that fought is still there. */
function survivorsOf(run: EncounterRun, combatants: readonly Combatant[]): readonly Combatant[] {
  return combatants.filter(({ unit, owner }) => {
    const own = contingentOf(run, owner);
    return own.conditions.get(unit) !== 'destroyed' && !isOut(own, unit) && !own.hidden.has(unit);
  });
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
  const attacker = survivorsOf(run, forces.attacker);
  const defender = survivorsOf(run, forces.defender);
  const surrender = (left: readonly Combatant[], to: EmpireId): void => {
    for (const { unit, owner } of left) {
      if (raidOn !== null && unit !== raidOn) continue;
      contingentOf(run, owner).surrendered.set(unit, { to, wasBoarded: false });
    }
  };
  if (isArmed(attacker) && !isArmed(defender)) surrender(defender, by);
  if (isArmed(defender) && !isArmed(attacker)) surrender(attacker, against);
}
