import type { EmpireId, FleetId } from '#model/campaign/ids';
import type { Departure } from '#model/decisions/decision';
import { onlyFor } from '#model/events/fact';
import { ENC_4, type EncounterRun, fact, participantsOf, rowOfSide } from './encounter-run.ts';
import { fleetWaysOf } from './fleet-ways.ts';
import { mobileFleets } from './side.ts';

/** Fleets that leave an encounter together. */
export type Withdrawal = Readonly<{ empire: EmpireId; fleets: ReadonlySet<FleetId> }>;

/**
 * Takes fleets of a side out of the encounter; they stay this turn, do nothing, and must each leave by
 * their lane as their first move next turn.
 * @rule ENC-4
 */
export function withdrawFleets(
  run: EncounterRun,
  empire: EmpireId,
  given: Readonly<{ leave: readonly Departure[]; how: 'withdrew' | 'refused' | 'disengaged' }>,
): Withdrawal {
  const side = rowOfSide(run, empire);
  const { place } = run.pending;
  const { how } = given;
  for (const { fleet, lane } of given.leave) {
    side.withdrawn.add(fleet);
    run.events.push({
      type: 'FleetWithdrew',
      ...fact(ENC_4, onlyFor(empire)),
      empire,
      fleet,
      place,
      lane,
      turn: run.world.state.turn,
      how,
    });
  }
  if (how !== 'refused') tellOthers(run, empire, how);
  return { empire, fleets: new Set(given.leave.map(({ fleet }) => fleet)) };
}

/** A refusal is told as such; leaving by one's own choice is seen by all who are there. */
function tellOthers(run: EncounterRun, empire: EmpireId, how: 'withdrew' | 'disengaged'): void {
  const { id: encounter, place } = run.pending;
  const isPart = fleetWaysOf(run.world, rowOfSide(run, empire), place).some(({ fights }) => fights);
  run.events.push({
    type: 'SideWithdrew',
    ...fact(ENC_4, participantsOf([...run.sides.keys()])),
    encounter,
    place,
    side: empire,
    isPart,
    how,
  });
}

/**
 * Falls back on the fixed defenses: the fleets fight in Defensive scenarios alone, and are free to act
 * again next turn.
 * @rule ENC-3
 */
export function fallBack(run: EncounterRun, empire: EmpireId): void {
  const side = rowOfSide(run, empire);
  for (const fleet of mobileFleets(side)) side.fellBack.add(fleet.id);
}
