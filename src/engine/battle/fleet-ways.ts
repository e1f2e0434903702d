import { rowOf } from '#kernel/collections/row-of';
import type { BattlePlace } from '#model/battle/place';
import type { FleetWays } from '#model/decisions/decision';
import type { Unit } from '#model/forces/unit';
import type { EncounterSide } from './side.ts';
import { leftOf, remainingFleets } from './side.ts';
import { waysOutOf } from './ways-out.ts';
import type { EncounterWorld } from './world.ts';

function isMilitary(world: EncounterWorld, units: readonly Unit[]): boolean {
  return units.some(({ design }) => !rowOf(world.state.designs, design).civilian);
}

/** The fleets of a side that could leave now, each with its own lanes. @rule ENC-4 */
export function fleetWaysOf(
  world: EncounterWorld,
  side: EncounterSide,
  place: BattlePlace,
): readonly FleetWays[] {
  return remainingFleets(side)
    .map((fleet) => ({ fleet, left: leftOf(world.index, side, fleet.id) }))
    .filter(({ left }) => left.length > 0)
    .map(({ fleet, left }) => ({
      fleet: fleet.id,
      fights: isMilitary(world, left),
      ways: waysOutOf(world, side, { fleet, place }),
    }))
    .filter(({ fights, ways }) => fights || ways.length > 0);
}
