import type { LaneId } from '#model/campaign/ids';
import type { FleetWithdrew, SideWithdrew } from '#model/events/encounter-events';
import { onlyFor } from '#model/events/fact';
import { ENC_4, type EncounterRun, fact, participantsOf, rowOfSide } from './encounter-run.ts';
import type { EmpireId } from '#model/campaign/ids';
import { hasAnythingLeft, remainingFleets } from './side.ts';

/**
 * Takes all fleets of a side out of the encounter; they stay this turn, do nothing, and must leave
 * by the lane as their first move next turn.
 * @rule ENC-4
 * @ruling The fleets of a side are one side here too: they withdraw together and by the same lane.
 */
export function withdrawSide(
  run: EncounterRun,
  empire: EmpireId,
  way: Readonly<{ lane: LaneId; how: FleetWithdrew['how'] }>,
): void {
  const side = rowOfSide(run, empire);
  for (const fleet of remainingFleets(side)) {
    if (!hasAnythingLeft(run.world.index, side, fleet.id)) continue;
    side.withdrawn.add(fleet.id);
    run.events.push({
      type: 'FleetWithdrew',
      ...fact(ENC_4, onlyFor(empire)),
      empire,
      fleet: fleet.id,
      place: run.pending.place,
      lane: way.lane,
      turn: run.world.state.turn,
      how: way.how,
    });
  }
  const { how } = way;
  if (how !== 'refused') tellOthers(run, empire, how);
}

/** A refusal is told as such; leaving by one's own choice is seen by all who are there. */
function tellOthers(run: EncounterRun, side: EmpireId, how: SideWithdrew['how']): void {
  const { id: encounter, place } = run.pending;
  const everybody = participantsOf([...run.sides.keys()]);
  run.events.push({
    type: 'SideWithdrew',
    ...fact(ENC_4, everybody),
    encounter,
    place,
    side,
    how,
  });
}

/**
 * Falls back on the fixed defenses: out of this encounter's mobile battles, free to act again next turn.
 * @rule ENC-3
 */
export function fallBack(run: EncounterRun, empire: EmpireId): void {
  const side = rowOfSide(run, empire);
  for (const fleet of side.fleets) side.withdrawn.add(fleet.id);
}
