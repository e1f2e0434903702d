import { rowOf } from '#kernel/collections/row-of';
import type { UnitId } from '#model/campaign/ids';
import type { SupplyEvent } from '#model/events/supply-events';
import type { Writer } from './writer.ts';
import type { Handlers } from './handler.ts';

function setLevel(write: Writer, units: readonly UnitId[], outOfSupply: number): void {
  for (const id of units) {
    write.put('units', id, { ...rowOf(write.read().units, id), outOfSupply });
  }
}

export const applySupply: Handlers<SupplyEvent> = {
  BlockadeSet: (event, write) => {
    const system = rowOf(write.read().systems, event.system);
    write.put('systems', event.system, { ...system, blockaded: event.blockaded });
  },
  UnitsSupplied: (event, write) => {
    setLevel(write, event.units, 0);
  },
  UnitsOutOfSupply: (event, write) => {
    setLevel(write, event.units, event.level);
  },
};
