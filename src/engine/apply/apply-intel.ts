import { rowOf } from '#kernel/collections/row-of';
import {
  casusBelliIdOf,
  type Effect,
  intelCommittedIdOf,
  intelHalvedIdOf,
  raidInvitedIdOf,
  roughSchematicsIdOf,
  UNTIL_REMOVED,
} from '#model/campaign/effect';
import { reportsWith } from '#model/campaign/intel-report';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { MILITIA_CLASS } from '#model/campaign/militia';
import type { IntelEvent } from '#model/events/intel-events';
import { credit } from './credit.ts';
import { enterService } from './enter-service.ts';
import { changesNothing, type Handlers } from './handler.ts';
import type { Writer } from './writer.ts';

/** The class of militias, which campaigns have only from the first coup on. @rule INT-7 */
function addMilitiaClass(write: Writer): void {
  const { id, list } = MILITIA_CLASS;
  if (Object.hasOwn(write.read().designs, id)) return;
  write.put('designs', id, MILITIA_CLASS);
  write.put('forceLists', list, { id: list, name: 'Militias', universal: false, designs: [id] });
}

export const applyIntel: Handlers<IntelEvent> = {
  IntelCommitted: ({ empire: owner, system, points: amount, turn }, write) => {
    const id = intelCommittedIdOf(system);
    const subject = { kind: 'system', system } as const;
    const times = { begins: turn, ends: turn };
    credit(write, owner, -amount);
    write.put('effects', id, { id, kind: 'intel-committed', owner, subject, amount, ...times });
  },
  MissionRun: changesNothing,
  MissionDiscovered: changesNothing,
  IntelReported: ({ viewer, system, facts, turn }, write) => {
    const id = knowledgeIdOf(viewer, system);
    const row = rowOf(write.read().knownSystems, id);
    const reports = reportsWith(row.reports ?? [], { turn, facts });
    write.put('knownSystems', id, { ...row, reports });
  },
  SchematicsStolen: ({ empire: owner, design, turn }, write) => {
    const row = rowOf(write.read().empires, owner);
    write.put('empires', owner, { ...row, schematics: [...row.schematics, design] });
    const id = roughSchematicsIdOf(owner, design);
    const what = { kind: 'rough-schematics', owner, subject: { kind: 'class', design } } as const;
    write.put('effects', id, { id, ...what, amount: 1, begins: turn, ends: UNTIL_REMOVED });
  },
  RebelsEnlisted: ({ empire: owner, system, units, turn: since }, write) => {
    addMilitiaClass(write);
    const place = { kind: 'system', system } as const;
    for (const id of units)
      enterService(write, { id, owner, design: MILITIA_CLASS.id, place, since });
    write.put('systems', system, { ...rowOf(write.read().systems, system), rebels: 0 });
  },
  MissionDrawn: changesNothing,
  ResearchLost: ({ empire, pool }, write) => {
    const row = rowOf(write.read().empires, empire);
    write.put('empires', empire, { ...row, techPool: pool });
  },
  IntelHalved: ({ empire: owner, system, turn }, write) => {
    const id = intelHalvedIdOf(system, turn);
    const before: Effect | undefined = write.read().effects[id];
    const subject = { kind: 'system', system } as const;
    const what = {
      kind: 'intel-halved',
      owner,
      subject,
      amount: 1 + (before?.amount ?? 0),
    } as const;
    write.put('effects', id, { id, ...what, begins: turn, ends: turn });
  },
  RaidInvited: ({ empire: owner, system, turn }, write) => {
    const id = raidInvitedIdOf(system);
    const what = { kind: 'raid-invited', owner, subject: { kind: 'system', system } } as const;
    write.put('effects', id, { id, ...what, amount: 1, begins: turn, ends: turn });
  },
  CasusBelliMade: ({ empire: owner, against, system, percent, turn }, write) => {
    const id = casusBelliIdOf(owner, against, turn);
    const before: Effect | undefined = write.read().effects[id];
    const amount = Math.max(percent, before?.amount ?? 0);
    const what = { kind: 'casus-belli', owner, subject: { kind: 'system', system } } as const;
    write.put('effects', id, { id, ...what, amount, begins: turn, ends: turn + 1 });
  },
};
