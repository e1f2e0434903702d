import { rowOf } from '#kernel/collections/row-of';
import type { UnitId } from '#model/campaign/ids';
import { independentOf } from '#model/campaign/independents';
import type { CargoEvent, ConvoyBid, HiredConvoy } from '#model/events/cargo-events';
import type { UnitPlace } from '#model/forces/unit';
import { credit } from './credit.ts';
import { enterService } from './enter-service.ts';
import { formFleet } from './form-fleet.ts';
import type { Handlers } from './handler.ts';
import { removeUnit } from './remove-unit.ts';
import type { Writer } from './writer.ts';

function put(write: Writer, units: readonly UnitId[], place: UnitPlace): void {
  for (const id of units) write.put('units', id, { ...rowOf(write.read().units, id), place });
}

/** It comes in a fleet of its own that makes for where it is to go. */
function hire(
  write: Writer,
  { empire: owner, from, to, turn: since }: ConvoyBid,
  hired: HiredConvoy,
): void {
  const { unit: id, fleet, name, capacity } = hired;
  const at = { kind: 'system', system: from } as const;
  formFleet(write, { id: fleet, owner, name, place: at, lastMoved: 0 });
  const route = { route: { kind: 'to', system: to }, next: 0 } as const;
  write.put('fleets', fleet, { ...rowOf(write.read().fleets, fleet), route });
  const place = { kind: 'fleet', fleet } as const;
  enterService(write, { id, owner, design: independentOf(capacity), place, since });
}

export const applyCargo: Handlers<CargoEvent> = {
  CensusLoaded: (event, write) => {
    const system = rowOf(write.read().systems, event.system);
    const { census, morale } = event;
    write.put('systems', event.system, { ...system, census, morale });
    write.put('units', event.unit, { ...rowOf(write.read().units, event.unit), census: 1 });
  },
  UnitsLoaded: (event, write) => {
    const { carrier, shares } = event;
    const place = { kind: 'aboard', carrier, ...(shares === undefined ? {} : { shares }) } as const;
    put(write, event.units, place);
  },
  UnitsLanded: (event, write) => {
    put(write, event.units, event.to);
  },
  ConvoyBid: (event, write) => {
    if (event.hired === null) return;
    credit(write, event.empire, -event.points);
    hire(write, event, event.hired);
  },
  ConvoyLeft: ({ unit }, write) => {
    removeUnit(write, unit);
  },
};
