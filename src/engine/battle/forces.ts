import type { Combatant, ScenarioKind } from '#model/battle/setup';
import type { EmpireId, FleetId } from '#model/campaign/ids';
import { fleetCombatants, garrisonCombatants, strikingCombatants } from './combatants-of.ts';
import { type Contingent, mobileFleets, remainingFleets } from './contingent.ts';
import { contingentsOf, type EncounterRun } from './encounter-run.ts';
import type { EncounterWorld } from './world.ts';

type Mustered = (world: EncounterWorld, contingent: Contingent) => readonly Combatant[];

/** The same of each empire of a side. */
const ofSide = (run: EncounterRun, side: EmpireId, mustered: Mustered): readonly Combatant[] =>
  contingentsOf(run, side).flatMap((one) => mustered(run.world, one));

const openFleets: Mustered = (world, one) => fleetCombatants(world, one, mobileFleets(one));

const openForce: Mustered = (world, one) => [
  ...openFleets(world, one),
  ...strikingCombatants(world, one),
];

const defenses: Mustered = (world, one) => {
  const fallen = remainingFleets(one).filter(({ id }) => one.fellBack.has(id));
  return [...fleetCombatants(world, one, fallen), ...garrisonCombatants(world, one)];
};

/** What the fleets of a side can meet others with in the open. */
export const fleetsOf = (run: EncounterRun, side: EmpireId): readonly Combatant[] =>
  ofSide(run, side, openFleets);

/** What a side can meet others with in the open: its fleets, and who has come to strike. */
export const forceOf = (run: EncounterRun, side: EmpireId): readonly Combatant[] =>
  ofSide(run, side, openForce);

/** What takes part in a Defensive scenario beside these: the fixed defenses, and fleets that fell back on them. */
export const defensesOf = (run: EncounterRun, side: EmpireId): readonly Combatant[] =>
  ofSide(run, side, defenses);

/** Some fleets of an empire, withdrawn or not. */
export const fleetsAmong = (
  world: EncounterWorld,
  contingent: Contingent,
  fleets: ReadonlySet<FleetId>,
): readonly Combatant[] =>
  fleetCombatants(
    world,
    contingent,
    contingent.fleets.filter(({ id }) => fleets.has(id)),
  );

/** Some fleets of a side, withdrawn or not. */
export const partOf = (
  run: EncounterRun,
  side: EmpireId,
  fleets: ReadonlySet<FleetId>,
): readonly Combatant[] => ofSide(run, side, (world, one) => fleetsAmong(world, one, fleets));

/** All that an empire has left in the encounter. */
export const allOf: Mustered = (world, one) => [...openForce(world, one), ...defenses(world, one)];

/** All that a side has left in the encounter. */
export const everythingOf = (run: EncounterRun, side: EmpireId): readonly Combatant[] => [
  ...forceOf(run, side),
  ...defensesOf(run, side),
];

/** Whether a side has a base to fall back on. @rule ENC-3 */
export const hasBase = (run: EncounterRun, side: EmpireId): boolean =>
  defensesOf(run, side).some(({ design }) => design.kind === 'base' && !design.civilian);

/** What a side would fight with as the defender of a scenario. @rule ENC-3 */
export const defendersIn = (
  run: EncounterRun,
  side: EmpireId,
  scenario: ScenarioKind,
): readonly Combatant[] =>
  scenario === 'defensive' ? everythingOf(run, side) : forceOf(run, side);

/** Whether there is anything but civilians. Section 1. */
export const isArmed = (combatants: readonly Combatant[]): boolean =>
  combatants.some((one) => !one.design.civilian);

/** Whether anything guards civilians: ships, flights or military bases, but no minefields. @rule ENC-6 */
export const isGuard = (combatants: readonly Combatant[]): boolean =>
  combatants.some(({ design }) => !design.civilian && design.kind !== 'minefield');

/** Whether somebody of these can fight now: military, and not under repair. @rule CSC-1 */
export const canFight = (combatants: readonly Combatant[]): boolean =>
  combatants.some((one) => !one.design.civilian && !one.nonCombatant);
