import { rowOf } from '#kernel/collections/row-of';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import type { StarSystem } from '#model/campaign/system';
import type { DiscoveryEvent, FoundFleet, FoundUnit } from '#model/events/discovery-events';
import type { UnitCondition } from '#model/forces/unit';
import { credit } from './credit.ts';
import { enterService } from './enter-service.ts';
import { formFleet } from './form-fleet.ts';
import { changesNothing, type Handlers } from './handler.ts';
import { noteOwner } from './note-owner.ts';
import { removeUnit } from './remove-unit.ts';
import type { Writer } from './writer.ts';

type Force = Readonly<{
  empire: EmpireId;
  system: SystemId;
  fleet: FoundFleet | null;
  units: readonly FoundUnit[];
  turn: number;
}>;

function join(write: Writer, force: Force, condition: UnitCondition): void {
  const { empire: owner, system, fleet, units, turn } = force;
  if (fleet !== null) {
    const place = { kind: 'system', system } as const;
    formFleet(write, { id: fleet.fleet, owner, name: fleet.name, place, lastMoved: 0 });
  }
  for (const { unit: id, design, place } of units) {
    enterService(write, { id, owner, design, place, condition, since: turn });
  }
}

function change(write: Writer, id: SystemId, part: Partial<StarSystem>): void {
  write.put('systems', id, { ...rowOf(write.read().systems, id), ...part });
}

function fill(write: Writer, id: EmpireId, techPool: number): void {
  write.put('empires', id, { ...rowOf(write.read().empires, id), techPool });
}

export const applyDiscovery: Handlers<DiscoveryEvent> = {
  SystemSurveyed: ({ empire, system, total, find }, write) => {
    const id = knowledgeIdOf(empire, system);
    write.put('knownSystems', id, { ...rowOf(write.read().knownSystems, id), surveyed: total });
    if (find !== null) change(write, system, find);
  },
  SystemFound: (event, write) => {
    change(write, event.system, { found: true });
  },
  SplinterColonyJoined: (event, write) => {
    const { empire: owner, census, morale, productivity } = event;
    noteOwner(write, event.system, owner);
    change(write, event.system, { owner, census, morale, productivity, missedGrowth: 0 });
  },
  FindOpened: ({ empire: viewer, find, turn, learned }, write) => {
    const row = rowOf(write.read().empires, viewer);
    write.put('empires', viewer, { ...row, finds: [...row.finds, find] });
    const known = { turn, source: 'presence' } as const;
    for (const design of learned) {
      const id = knowledgeIdOf(viewer, design);
      write.put('knownDesigns', id, { id, viewer, design, level: 'stats', known });
    }
  },
  FindTaken: (event, write) => {
    const { empire, find, system } = event;
    const row = rowOf(write.read().empires, empire);
    const finds = row.finds.filter((one) => one.kind !== find || one.system !== system);
    write.put('empires', empire, { ...row, finds });
    join(write, event, find === 'derelicts' ? 'crippled' : 'sound');
  },
  DerelictsJoined: (event, write) => {
    join(write, event, 'crippled');
  },
  TechGained: (event, write) => {
    fill(write, event.empire, event.pool);
  },
  UnitScuttled: (event, write) => {
    removeUnit(write, event.unit);
    fill(write, event.empire, event.pool);
  },
  // What it brings is told by events of its own.
  ExplorationEncountered: changesNothing,
  TreasureFound: ({ empire, points }, write) => {
    credit(write, empire, points);
  },
  TradingPostJoined: ({ empire, system, unit, design, turn }, write) => {
    const post: FoundUnit = { unit, design, place: { kind: 'system', system } };
    join(write, { empire, system, fleet: null, units: [post], turn }, 'sound');
  },
  MoraleRaised: ({ system, morale }, write) => {
    change(write, system, { morale });
  },
};
