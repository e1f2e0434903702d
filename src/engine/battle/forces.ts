import type { Combatant, ScenarioKind } from '#model/battle/setup';
import type { EmpireId, FleetId } from '#model/campaign/ids';
import { fleetCombatants, garrisonCombatants, strikingCombatants } from './combatants-of.ts';
import { type EncounterRun, rowOfSide } from './encounter-run.ts';
import { mobileFleets, remainingFleets } from './side.ts';

/** What the fleets of a side can meet others with in the open. */
export function fleetsOf(run: EncounterRun, empire: EmpireId): readonly Combatant[] {
  const side = rowOfSide(run, empire);
  return fleetCombatants(run.world, side, mobileFleets(side));
}

/** What a side can meet others with in the open: its fleets, and who has come to strike. */
export const forceOf = (run: EncounterRun, empire: EmpireId): readonly Combatant[] => [
  ...fleetsOf(run, empire),
  ...strikingCombatants(run.world, rowOfSide(run, empire)),
];

/** What takes part in a Defensive scenario beside these: the fixed defenses, and fleets that fell back on them. */
export function defensesOf(run: EncounterRun, empire: EmpireId): readonly Combatant[] {
  const side = rowOfSide(run, empire);
  const fallen = remainingFleets(side).filter(({ id }) => side.fellBack.has(id));
  return [...fleetCombatants(run.world, side, fallen), ...garrisonCombatants(run.world, side)];
}

/** Some fleets of a side, withdrawn or not. */
export function partOf(
  run: EncounterRun,
  empire: EmpireId,
  fleets: ReadonlySet<FleetId>,
): readonly Combatant[] {
  const side = rowOfSide(run, empire);
  return fleetCombatants(
    run.world,
    side,
    side.fleets.filter(({ id }) => fleets.has(id)),
  );
}

/** All that a side has left in the encounter. */
export const everythingOf = (run: EncounterRun, empire: EmpireId): readonly Combatant[] => [
  ...forceOf(run, empire),
  ...defensesOf(run, empire),
];

/** Whether a side has a base to fall back on. @rule ENC-3 */
export const hasBase = (run: EncounterRun, empire: EmpireId): boolean =>
  defensesOf(run, empire).some(({ design }) => design.kind === 'base' && !design.civilian);

/** What a side would fight with as the defender of a scenario. @rule ENC-3 */
export const defendersIn = (
  run: EncounterRun,
  empire: EmpireId,
  scenario: ScenarioKind,
): readonly Combatant[] =>
  scenario === 'defensive' ? everythingOf(run, empire) : forceOf(run, empire);

/** Whether there is anything but civilians. Section 1. */
export const isArmed = (combatants: readonly Combatant[]): boolean =>
  combatants.some((one) => !one.design.civilian);

/** Whether somebody of these can fight now: military, and not under repair. @rule CSC-1 */
export const canFight = (combatants: readonly Combatant[]): boolean =>
  combatants.some((one) => !one.design.civilian && !one.nonCombatant);
