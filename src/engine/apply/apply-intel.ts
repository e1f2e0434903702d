import { intelCommittedIdOf } from '#model/campaign/effect';
import type { IntelEvent } from '#model/events/intel-events';
import { credit } from './credit.ts';
import type { Handlers } from './handler.ts';

export const applyIntel: Handlers<IntelEvent> = {
  IntelCommitted: ({ empire: owner, system, points: amount, turn }, write) => {
    const id = intelCommittedIdOf(system);
    const subject = { kind: 'system', system } as const;
    const times = { begins: turn, ends: turn };
    credit(write, owner, -amount);
    write.put('effects', id, { id, kind: 'intel-committed', owner, subject, amount, ...times });
  },
};
