import { rowOf } from '#kernel/collections/row-of';
import type { FleetId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { NewRaider, RaidEvent } from '#model/events/raid-events';
import { countOneMore } from './counted.ts';
import { changesNothing, type Handlers } from './handler.ts';
import { removeUnit } from './remove-unit.ts';
import type { Writer } from './writer.ts';

type Crew = Readonly<{ fleet: FleetId; raiders: readonly NewRaider[]; turn: number }>;

function man(write: Writer, { fleet, raiders, turn }: Crew): void {
  for (const { unit: id, design, aboard } of raiders) {
    countOneMore(write, RAIDERS, 'units');
    write.put('units', id, {
      id,
      owner: RAIDERS,
      design,
      name: '',
      place: aboard === null ? { kind: 'fleet', fleet } : { kind: 'aboard', carrier: aboard },
      condition: 'sound',
      status: 'active',
      trading: false,
      census: 0,
      outOfSupply: 0,
      ordnance: [],
      since: turn,
    });
  }
}

export const applyRaids: Handlers<RaidEvent> = {
  RaidRolled: changesNothing,
  RaidersCame: (event, write) => {
    countOneMore(write, RAIDERS, 'fleets');
    write.put('fleets', event.fleet, {
      id: event.fleet,
      owner: RAIDERS,
      name: event.name,
      place: { kind: 'system', system: event.system },
      lastMoved: 0,
      standing: {},
      withdrawing: null,
      route: null,
    });
    man(write, event);
  },
  UnitPlundered: (event, write) => {
    removeUnit(write, event.unit);
  },
  LootSpent: (event, write) => {
    for (const id of event.repaired) {
      write.put('units', id, { ...rowOf(write.read().units, id), condition: 'sound' });
    }
    man(write, event);
  },
};
