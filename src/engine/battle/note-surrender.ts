import type { Combatant } from '#model/battle/setup';
import type { EmpireId } from '#model/campaign/ids';
import { type EncounterRun, contingentOf } from './encounter-run.ts';
import type { Fought } from './fight-battle.ts';
import { isArmed } from './forces.ts';
import { isOut } from './contingent.ts';

/** The units that fought and are still there. */
function survivorsOf(run: EncounterRun, combatants: readonly Combatant[]): readonly Combatant[] {
  return combatants.filter(({ unit, owner }) => {
    const own = contingentOf(run, owner);
    return own.conditions.get(unit) !== 'destroyed' && !isOut(own, unit) && !own.hidden.has(unit);
  });
}

/**
 * Notes the civilians that surrender in a battle, because nothing else is left of their side and the opponent has armed units left. They
 * are out of the encounter, and are captured when it ends.
 * @rule CSC-10
 * @ruling Only units that took part in the battle guard the civilians of their side. In a raid, only the unit that the raiders attacked
 *   surrenders.
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
