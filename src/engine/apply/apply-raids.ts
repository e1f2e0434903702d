import { rowOf } from '#kernel/collections/row-of';
import type { FleetId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { NewRaider, RaidEvent } from '#model/events/raid-events';
import type { Unit } from '#model/forces/unit';
import { countOneMore } from './counted.ts';
import { changesNothing, type Handlers } from './handler.ts';
import { removeUnit } from './remove-unit.ts';
import type { Writer } from './writer.ts';

type Crew = Readonly<{ fleet: FleetId; raiders: readonly NewRaider[]; turn: number }>;
type Raider = Pick<Unit, 'id' | 'design' | 'place' | 'since'>;

function add(write: Writer, raider: Raider): void {
  countOneMore(write, RAIDERS, 'units');
  write.put('units', raider.id, {
    ...raider,
    owner: RAIDERS,
    name: '',
    condition: 'sound',
    status: 'active',
    trading: false,
    census: 0,
    outOfSupply: 0,
    ordnance: [],
  });
}

function man(write: Writer, { fleet, raiders, turn: since }: Crew): void {
  for (const { unit: id, design, aboard } of raiders) {
    const place =
      aboard === null
        ? ({ kind: 'fleet', fleet } as const)
        : ({ kind: 'aboard', carrier: aboard } as const);
    add(write, { id, design, place, since });
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
  RaiderBaseRaised: ({ unit: id, design, system, turn: since }, write) => {
    add(write, { id, design, place: { kind: 'system', system }, since });
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
