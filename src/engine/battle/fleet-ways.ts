import { rowOf } from '#kernel/collections/row-of';
import type { EmpireId } from '#model/campaign/ids';
import type { FleetWays } from '#model/decisions/decision';
import type { Unit } from '#model/forces/unit';
import { type Contingent, leftOf, remainingFleets } from './contingent.ts';
import { contingentsOf, type EncounterRun } from './encounter-run.ts';
import { waysOutOf } from './ways-out.ts';
import type { EncounterWorld } from './world.ts';

function isMilitary(world: EncounterWorld, units: readonly Unit[]): boolean {
  return units.some(({ design }) => !rowOf(world.state.designs, design).civilian);
}

/** The fleets of a side that could leave now, each with its own lanes. @rule ENC-4 */
export const fleetWaysOf = (run: EncounterRun, side: EmpireId): readonly FleetWays[] =>
  contingentsOf(run, side).flatMap((one) => waysOf(run, one, side));

function waysOf(
  { world, pending: { place } }: EncounterRun,
  contingent: Contingent,
  guide: EmpireId,
): readonly FleetWays[] {
  return remainingFleets(contingent)
    .map((fleet) => ({ fleet, left: leftOf(world.index, contingent, fleet.id) }))
    .filter(({ left }) => left.length > 0)
    .map(({ fleet, left }) => ({
      fleet: fleet.id,
      ...(contingent.empire === guide ? {} : { owner: contingent.empire }),
      fights: isMilitary(world, left),
      ways: waysOutOf(world, contingent, { fleet, place, guide }),
    }))
    .filter(({ fights, ways }) => fights || ways.length > 0);
}
