import { type EncounterRun, contingentOf } from './encounter-run.ts';
import type { Fought } from './fight-battle.ts';

/** Flights on a strike fight in one scenario, in the task force or behind it, and are out of the encounter then. @rule MOV-8 */
export function endStrikes(run: EncounterRun, { forces }: Fought): void {
  for (const { unit, owner } of [...forces.attacker, ...forces.defender]) {
    contingentOf(run, owner).strikers.delete(unit);
  }
}
