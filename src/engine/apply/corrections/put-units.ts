import type { Writer } from '#engine/apply/writer';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { UnitPlace } from '#model/forces/unit';
import { freeFleetName } from '#rules/forces/free-fleet-name';
import { makeKnown } from './make-known.ts';
import { newFleet } from './new-fleet.ts';

/** The fleet in which ships wait where they were built; formed when there is none. */
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

/**
 * Puts units of one owner at a place. Ships and convoys that are put at a system gather in the fleet
 * that waits there.
 * @rule CON-11
 */
export function putUnits(write: Writer, units: readonly UnitId[], place: UnitPlace): void {
  for (const id of units) {
    const unit = rowOf(write.read().units, id);
    const { kind } = rowOf(write.read().designs, unit.design);
    const isLoose = place.kind === 'system' && (kind === 'ship' || kind === 'convoy');
    const to: UnitPlace = isLoose
      ? { kind: 'fleet', fleet: yardFleet(write, unit.owner, place.system) }
      : place;
    write.put('units', id, { ...unit, place: to, trading: false });
    if (place.kind === 'system') makeKnown(write, unit.owner, place.system);
  }
}
