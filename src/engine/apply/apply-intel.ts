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
import type { IntelEvent } from '#model/events/intel-events';
import { credit } from './credit.ts';
import { changesNothing, type Handlers } from './handler.ts';

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
