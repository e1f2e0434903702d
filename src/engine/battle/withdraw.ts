import type { EmpireId, FleetId } from '#model/campaign/ids';
import type { Departure } from '#model/decisions/decision';
import { onlyFor } from '#model/events/fact';
import {
  contingentsOf,
  ENC_3,
  ENC_4,
  type EncounterRun,
  everybodyIn,
  fact,
} from './encounter-run.ts';
import { fleetWaysOf } from './fleet-ways.ts';
import { leftOf, mobileFleets } from './contingent.ts';

/** Fleets of a side that leave an encounter together. */
export type Withdrawal = Readonly<{ side: EmpireId; fleets: ReadonlySet<FleetId> }>;

/**
 * Takes fleets of a side out of the encounter; they stay this turn, do nothing, and must each leave by
 * their lane as their first move next turn.
 * @rule ENC-4
 */
export function withdrawFleets(
  run: EncounterRun,
  side: EmpireId,
  given: Readonly<{ leave: readonly Departure[]; how: 'withdrew' | 'refused' | 'disengaged' }>,
): Withdrawal {
  const { place } = run.pending;
  const { how } = given;
  for (const { empire, fleets, withdrawn } of contingentsOf(run, side)) {
    for (const { fleet, lane } of given.leave) {
      if (!fleets.some(({ id }) => id === fleet)) continue;
      withdrawn.add(fleet);
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
  }
  if (how !== 'refused') tellOthers(run, side, how);
  return { side, fleets: new Set(given.leave.map(({ fleet }) => fleet)) };
}

/** A refusal is reported as one; all empires that are there see a fleet leave by choice. */
function tellOthers(run: EncounterRun, side: EmpireId, how: 'withdrew' | 'disengaged'): void {
  const { id: encounter, place } = run.pending;
  const isPart = fleetWaysOf(run, side).some(({ fights }) => fights);
  run.events.push({
    type: 'SideWithdrew',
    ...fact(ENC_4, everybodyIn(run)),
    encounter,
    place,
    side,
    isPart,
    how,
  });
}

/**
 * Pulls back before an Interception: the fleets stay, and neither load nor unload until the next Movement Phase is over.
 * @rule ENC-3
 */
export function pullBack(run: EncounterRun, side: EmpireId): void {
  const { place } = run.pending;
  for (const own of contingentsOf(run, side)) {
    const { empire } = own;
    const units = mobileFleets(own).flatMap(({ id }) =>
      leftOf(run.world.index, own, id).map((unit) => unit.id),
    );
    if (units.length === 0) continue;
    const head = fact(ENC_3, onlyFor(empire));
    run.events.push({ type: 'UnitsPulledBack', ...head, empire, units, place });
  }
}

/**
 * Falls back on the fixed defenses: the fleets fight in Defensive scenarios alone, and are free to act
 * again next turn.
 * @rule ENC-3
 */
export function fallBack(run: EncounterRun, side: EmpireId): void {
  for (const one of contingentsOf(run, side)) {
    for (const fleet of mobileFleets(one)) one.fellBack.add(fleet.id);
  }
}
