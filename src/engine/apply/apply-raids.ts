import { rowOf } from '#kernel/collections/row-of';
import type { FleetId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { NewRaider, RaidEvent } from '#model/events/raid-events';
import { enterService } from './enter-service.ts';
import { formFleet } from './form-fleet.ts';
import { changesNothing, type Handlers } from './handler.ts';
import { removeUnit } from './remove-unit.ts';
import type { Writer } from './writer.ts';

type Crew = Readonly<{ fleet: FleetId; raiders: readonly NewRaider[]; turn: number }>;

function man(write: Writer, { fleet, raiders, turn: since }: Crew): void {
  for (const { unit: id, design, aboard } of raiders) {
    const place =
      aboard === null
        ? ({ kind: 'fleet', fleet } as const)
        : ({ kind: 'aboard', carrier: aboard } as const);
    enterService(write, { id, owner: RAIDERS, design, place, since });
  }
}

export const applyRaids: Handlers<RaidEvent> = {
  RaidRolled: changesNothing,
  RaidersCame: (event, write) => {
    const { fleet: id, name, system } = event;
    const place = { kind: 'system', system } as const;
    formFleet(write, { id, owner: RAIDERS, name, place, lastMoved: 0 });
    man(write, event);
  },
  RaiderBaseRaised: ({ unit: id, design, system, turn: since }, write) => {
    enterService(write, { id, owner: RAIDERS, design, place: { kind: 'system', system }, since });
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
