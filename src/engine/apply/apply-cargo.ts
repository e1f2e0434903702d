import { rowOf } from '#kernel/collections/row-of';
import type { UnitId } from '#model/campaign/ids';
import type { CargoEvent } from '#model/events/cargo-events';
import type { UnitPlace } from '#model/forces/unit';
import type { Writer } from './writer.ts';
import type { Handlers } from './handler.ts';

function put(write: Writer, units: readonly UnitId[], place: UnitPlace): void {
  for (const id of units) write.put('units', id, { ...rowOf(write.read().units, id), place });
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
};
