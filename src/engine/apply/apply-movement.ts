import { rowOf } from '#kernel/collections/row-of';
import type { FleetId, UnitId } from '#model/campaign/ids';
import type { MovementEvent } from '#model/events/movement-events';
import type { FleetPlace } from '#model/forces/fleet';
import type { Writer } from './writer.ts';
import { formFleet } from './form-fleet.ts';
import type { Handlers } from './handler.ts';

function place(write: Writer, id: FleetId, where: FleetPlace): void {
  const fleet = rowOf(write.read().fleets, id);
  write.put('fleets', id, { ...fleet, place: where });
}

/** A fleet counts as moved if a unit that joins it has moved (CON-2). */
function lastMovedOf(write: Writer, units: readonly UnitId[]): number {
  const { units: rows, fleets } = write.read();
  const turns = units.map((id) => {
    const at = rowOf(rows, id).place;
    return at.kind === 'fleet' ? rowOf(fleets, at.fleet).lastMoved : 0;
  });
  return Math.max(0, ...turns);
}

function noteMove(write: Writer, id: FleetId, turn: number): void {
  const fleet = rowOf(write.read().fleets, id);
  if (turn > fleet.lastMoved) write.put('fleets', id, { ...fleet, lastMoved: turn });
}

export const applyMovement: Handlers<MovementEvent> = {
  FleetFormed: (event, write) => {
    const { fleet: id, empire: owner, name } = event;
    const lastMoved = lastMovedOf(write, event.units);
    formFleet(write, { id, owner, name, place: event.place, lastMoved });
    for (const id of event.units) {
      const unit = rowOf(write.read().units, id);
      write.put('units', id, { ...unit, place: { kind: 'fleet', fleet: event.fleet } });
    }
  },
  UnitsAssigned: (event, write) => {
    if (event.to.kind === 'fleet') {
      noteMove(write, event.to.fleet, lastMovedOf(write, event.units));
    }
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
    noteMove(write, event.fleet, write.read().turn);
  },
  FleetStopped: (event, write) => {
    place(write, event.fleet, event.place);
    if (event.place.kind === 'lane') noteMove(write, event.fleet, write.read().turn);
  },
  EncounterArose: (event, write) => {
    write.put('encounters', event.encounter, {
      id: event.encounter,
      place: event.place,
      present: event.present,
      generated: event.generated,
      strikers: [],
    });
  },
  FleetLeftLane: (event, write) => {
    place(write, event.fleet, { kind: 'system', system: event.to });
  },
  // What came of it is told by events of its own.
  ExplorationTried: () => {},
  LaneExplored: (event, write) => {
    const lane = rowOf(write.read().lanes, event.lane);
    write.put('lanes', event.lane, { ...lane, class: event.class });
  },
  SystemGenerated: ({ system, lanes }, write) => {
    write.put('systems', system.id, system);
    for (const lane of lanes) write.put('lanes', lane.id, lane);
  },
  WithdrawalEnded: (event, write) => {
    const fleet = rowOf(write.read().fleets, event.fleet);
    write.put('fleets', event.fleet, { ...fleet, withdrawing: null });
  },
  FleetSentAway: ({ fleet: id, lane, turn }, write) => {
    write.put('fleets', id, { ...rowOf(write.read().fleets, id), withdrawing: { lane, turn } });
  },
  RouteSet: ({ fleet: id, route }, write) => {
    write.put('fleets', id, { ...rowOf(write.read().fleets, id), route });
  },
};
