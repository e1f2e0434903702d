import { rowOf } from '#kernel/collections/row-of';
import type { FleetId } from '#model/campaign/ids';
import type { MovementEvent } from '#model/events/movement-events';
import type { FleetPlace } from '#model/forces/fleet';
import type { Writer } from './writer.ts';
import { countOneMore } from './counted.ts';
import type { Handlers } from './handler.ts';

function place(write: Writer, id: FleetId, where: FleetPlace): void {
  const fleet = rowOf(write.read().fleets, id);
  write.put('fleets', id, { ...fleet, place: where });
}

export const applyMovement: Handlers<MovementEvent> = {
  FleetFormed: (event, write) => {
    write.put('fleets', event.fleet, {
      id: event.fleet,
      owner: event.empire,
      name: event.name,
      place: event.place,
      standing: {},
      withdrawing: null,
    });
    countOneMore(write, event.empire, 'fleets');
    for (const id of event.units) {
      const unit = rowOf(write.read().units, id);
      write.put('units', id, { ...unit, place: { kind: 'fleet', fleet: event.fleet } });
    }
  },
  UnitsAssigned: (event, write) => {
    for (const id of event.units) {
      const unit = rowOf(write.read().units, id);
      write.put('units', id, { ...unit, place: event.to });
    }
  },
  FleetDisbanded: (event, write) => {
    write.remove('fleets', event.fleet);
  },
  FleetMoved: (event, write) => {
    place(write, event.fleet, { kind: 'system', system: event.to });
  },
  FleetStopped: (event, write) => {
    place(write, event.fleet, event.place);
  },
  EncounterArose: (event, write) => {
    write.put('encounters', event.encounter, {
      id: event.encounter,
      place: event.place,
      present: event.present,
      generated: event.generated,
    });
  },
  FleetLeftLane: (event, write) => {
    place(write, event.fleet, { kind: 'system', system: event.to });
  },
  WithdrawalEnded: (event, write) => {
    const fleet = rowOf(write.read().fleets, event.fleet);
    write.put('fleets', event.fleet, { ...fleet, withdrawing: null });
  },
};
