import { rowOf } from '#kernel/collections/row-of';
import { relationIdOf } from '#model/campaign/relation';
import type { AmendmentEvent } from '#model/events/amendment-events';
import { changedDealings } from '#rules/diplomacy/dealings-after';
import { tidyUp } from './corrections/tidy-up.ts';
import { writeEdit } from './corrections/write-edit.ts';
import type { Handlers } from './handler.ts';
import { writeRelation } from './write-relation.ts';

export const applyAmendment: Handlers<AmendmentEvent> = {
  RelationSet: ({ a, b, state, pact = false, covert, turn }, write) => {
    writeRelation(write, [a, b], { state, covert, pact, turn });
  },
  PactEnded: ({ a, b }, write) => {
    const id = relationIdOf(a, b);
    const { dealings, ...row } = rowOf(write.read().relations, id);
    const left = changedDealings(dealings, { pactEnds: null });
    write.put('relations', id, { ...row, ...left, pact: false });
  },
  CorrectionMade: ({ edits }, write) => {
    for (const edit of edits) writeEdit(write, edit);
    tidyUp(write);
  },
  // Settings are no part of the state.
  SettingsChanged: () => undefined,
};
