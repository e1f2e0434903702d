import { rowOf } from '#kernel/collections/row-of';
import type { EmpireId } from '#model/campaign/ids';
import type { NonAligned } from '#model/campaign/non-aligned';
import { relationIdOf } from '#model/campaign/relation';
import type { WorldEvent, WorldFounded } from '#model/events/world-events';
import { DEFAULT_STANDING_ORDERS } from '#model/forces/standing-orders';
import { enterService } from './enter-service.ts';
import { formFleet } from './form-fleet.ts';
import type { Handlers } from './handler.ts';
import { noteOwner } from './note-owner.ts';
import type { Writer } from './writer.ts';

const NOTHING_YET = {
  ...{ treasury: 0, gifts: 0, techPool: 0, advancesInHand: 0, unlockChance: 0, wonIn: null },
  ...{ schematics: [], finds: [], standing: DEFAULT_STANDING_ORDERS },
};

function settle(write: Writer, { world, system, values }: WorldFounded): void {
  const { id } = world;
  write.put('empires', id, { ...NOTHING_YET, ...world, homeworld: system });
  write.put('counters', id, { empire: id, units: 0, fleets: 0, works: 0, contacts: 0 });
  noteOwner(write, system, id);
  const before = rowOf(write.read().systems, system);
  write.put('systems', system, { ...before, ...values, owner: id, found: true });
}

/** Changes what a power is as a non-aligned world; others stay as they are. */
function changeNature(
  write: Writer,
  world: EmpireId,
  change: (nature: NonAligned) => NonAligned,
): void {
  const row = rowOf(write.read().empires, world);
  if (row.nonAligned === undefined) return;
  write.put('empires', world, { ...row, nonAligned: change(row.nonAligned) });
}

function withoutObjective({ personality, erraticSince, strategy }: NonAligned): NonAligned {
  return { personality, ...(erraticSince === undefined ? {} : { erraticSince }), strategy };
}

export const applyWorlds: Handlers<WorldEvent> = {
  WorldFounded: (event, write) => {
    const { world, system, fleet, units, turn } = event;
    const { id: owner } = world;
    settle(write, event);
    if (fleet !== null) {
      const place = { kind: 'system', system } as const;
      formFleet(write, { id: fleet.fleet, owner, name: fleet.name, place, lastMoved: 0 });
    }
    for (const { unit: id, design, place } of units) {
      enterService(write, { id, owner, design, place, since: turn });
    }
  },
  AttitudeMoved: ({ world, toward, attitude }, write) => {
    const row = rowOf(write.read().relations, relationIdOf(world, toward));
    write.put('relations', row.id, { ...row, attitude });
  },
  PersonalityChanged: ({ world, personality, turn }, write) => {
    changeNature(write, world, (nature) => ({ ...nature, personality, erraticSince: turn }));
  },
  ObjectiveSet: ({ world, objective: id }, write) => {
    changeNature(write, world, (nature) => ({ ...nature, objective: { id, done: 0 } }));
  },
  ObjectiveAdvanced: ({ world, objective: id, done }, write) => {
    changeNature(write, world, (nature) => ({ ...nature, objective: { id, done } }));
  },
  ObjectiveMet: ({ world, points }, write) => {
    changeNature(write, world, withoutObjective);
    const row = rowOf(write.read().empires, world);
    write.put('empires', world, { ...row, treasury: row.treasury + points });
  },
};
