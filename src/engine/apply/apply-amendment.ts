import type { AmendmentEvent } from '#model/events/amendment-events';
import { tidyUp } from './corrections/tidy-up.ts';
import { writeEdit } from './corrections/write-edit.ts';
import type { Handlers } from './handler.ts';
import { writeRelation } from './write-relation.ts';

export const applyAmendment: Handlers<AmendmentEvent> = {
  RelationSet: ({ a, b, state, pact = false, turn }, write) => {
    writeRelation(write, [a, b], { state, pact, turn });
  },
  CorrectionMade: ({ edits }, write) => {
    for (const edit of edits) writeEdit(write, edit);
    tidyUp(write);
  },
};
