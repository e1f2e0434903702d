import { brandAs } from '#kernel/brand/brand';
import { rowOf } from '#kernel/collections/row-of';
import type { EffectId, UnitId } from '#model/campaign/ids';
import type { SupplyEvent } from '#model/events/supply-events';
import type { UnitPlace } from '#model/forces/unit';
import type { Writer } from './writer.ts';
import type { Handlers } from './handler.ts';

function setLevel(write: Writer, units: readonly UnitId[], outOfSupply: number): void {
  for (const id of units) {
    write.put('units', id, { ...rowOf(write.read().units, id), outOfSupply });
  }
}

function putAt(write: Writer, units: readonly UnitId[], place: UnitPlace): void {
  for (const id of units) write.put('units', id, { ...rowOf(write.read().units, id), place });
}

export const applySupply: Handlers<SupplyEvent> = {
  BlockadeSet: (event, write) => {
    const system = rowOf(write.read().systems, event.system);
    write.put('systems', event.system, { ...system, blockaded: event.blockaded });
  },
  SupplyExtended: (event, write) => {
    const { turn } = write.read();
    for (const unit of event.ships) {
      const id = brandAs<EffectId>(`supplying/${unit}`);
      write.put('effects', id, {
        id,
        kind: 'supplying',
        owner: event.empire,
        subject: { kind: 'unit', unit },
        amount: event.lanes,
        begins: turn,
        ends: turn,
      });
    }
  },
  MinefieldsLaid: (event, write) => {
    putAt(write, event.minefields, { kind: 'system', system: event.system });
  },
  MinefieldsRecovered: (event, write) => {
    putAt(write, event.minefields, { kind: 'aboard', carrier: event.carrier });
  },
  // What is cleared is destroyed by an event of its own.
  SystemSwept: () => undefined,
  // Whom they hit is told by events of its own.
  MinefieldsFired: () => undefined,
  OrdnanceSet: ({ units, ordnance }, write) => {
    for (const id of units) {
      write.put('units', id, { ...rowOf(write.read().units, id), ordnance });
    }
  },
  UnitsRedeployed: ({ units, to }, write) => {
    putAt(write, units, to);
  },
  StrikeLaunched: ({ encounter, units }, write) => {
    if (encounter === null) return;
    const pending = rowOf(write.read().encounters, encounter);
    write.put('encounters', encounter, { ...pending, strikers: [...pending.strikers, ...units] });
  },
  UnitsSupplied: (event, write) => {
    setLevel(write, event.units, 0);
  },
  UnitsOutOfSupply: (event, write) => {
    setLevel(write, event.units, event.level);
  },
  UnitsResupplied: (event, write) => {
    for (const id of event.units) {
      const unit = rowOf(write.read().units, id);
      const outOfSupply = Math.max(0, unit.outOfSupply - event.levels);
      write.put('units', id, { ...unit, outOfSupply });
    }
    const ship = rowOf(write.read().units, event.ship);
    write.put('units', event.ship, { ...ship, condition: 'crippled' });
  },
};
