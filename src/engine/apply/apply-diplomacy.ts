import { rowOf } from '#kernel/collections/row-of';
import { relationIdOf } from '#model/campaign/relation';
import type { DiplomacyEvent } from '#model/events/diplomacy-events';
import { type Handlers, changesNothing } from './handler.ts';
import { writeRelation } from './write-relation.ts';

export const applyDiplomacy: Handlers<DiplomacyEvent> = {
  EmpiresMet: ({ a, b, turn }, write) => {
    const id = relationIdOf(a, b);
    write.put('relations', id, {
      id,
      a,
      b,
      state: 'non-intercourse',
      since: turn,
      sustained: false,
    });
  },
  SustainedContactSet: ({ a, b, holds }, write) => {
    const id = relationIdOf(a, b);
    const row = rowOf(write.read().relations, id);
    write.put('relations', id, { ...row, sustained: holds });
  },
  FirstContactWarBegan: ({ by, against, turn }, write) => {
    writeRelation(write, [by, against], { state: 'war', turn });
  },
  TreatyAnnounced: changesNothing,
  // What it teaches are events of their own.
  MapGiven: () => undefined,
};
