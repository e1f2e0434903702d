import type { Writer } from '#engine/apply/writer';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { invariant } from '#kernel/result/invariant';
import type { EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { EditPlace } from '#model/corrections/edit';
import type { Unit, UnitPlace } from '#model/forces/unit';
import { placeAmong } from '#rules/cargo/place-among';
import { freeFleetName } from '#rules/forces/free-fleet-name';
import { makeKnown } from './make-known.ts';
import { newFleet } from './new-fleet.ts';

/** The fleet of ships that wait where they were built; formed if there is none. */
function yardFleet(write: Writer, owner: EmpireId, system: SystemId): FleetId {
  const state = write.read();
  const wanted = `${rowOf(state.systems, system).name} Yard`;
  const waiting = valuesById(state.fleets).find(
    (fleet) =>
      fleet.owner === owner &&
      fleet.name === wanted &&
      fleet.withdrawing === null &&
      fleet.place.kind === 'system' &&
      fleet.place.system === system,
  );
  if (waiting !== undefined) return waiting.id;
  const name = freeFleetName(state, owner, wanted);
  return newFleet(write, { owner, name, place: { kind: 'system', system }, lastMoved: 0 });
}

/** Where a unit comes to be: loose ships in the fleet that waits there, what carriers share in their holds. */
function placeOf(write: Writer, { id, owner, design: classId }: Unit, place: EditPlace): UnitPlace {
  const state = write.read();
  const design = rowOf(state.designs, classId);
  const isMobile = design.kind === 'ship' || design.kind === 'convoy';
  if (place.kind === 'system' && isMobile) {
    return { kind: 'fleet', fleet: yardFleet(write, owner, place.system) };
  }
  if (place.kind !== 'aboard' || place.others === undefined) return place;
  const among = placeAmong(state, { id, design }, [place.carrier, ...place.others]);
  invariant(among !== null, 'CORRECTION_SHARED', id);
  return among;
}

/**
 * Puts units of one owner at a place. Ships and convoys that are put at a system gather in the fleet
 * that waits there.
 * @rule CON-11
 */
export function putUnits(write: Writer, units: readonly UnitId[], place: EditPlace): void {
  for (const id of units) {
    const unit = rowOf(write.read().units, id);
    const to = placeOf(write, unit, place);
    write.put('units', id, { ...unit, place: to, trading: false });
    if (place.kind === 'system') makeKnown(write, unit.owner, place.system);
  }
}
