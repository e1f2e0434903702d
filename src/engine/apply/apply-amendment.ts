import { compareText } from '#kernel/result/compare-text';
import { type Relation, relationIdOf } from '#model/campaign/relation';
import type { AmendmentEvent } from '#model/events/amendment-events';
import { tidyUp } from './corrections/tidy-up.ts';
import { writeEdit } from './corrections/write-edit.ts';
import type { Handlers } from './handler.ts';

export const applyAmendment: Handlers<AmendmentEvent> = {
  RelationSet: ({ a: one, b: other, state, turn }, write) => {
    const id = relationIdOf(one, other);
    const known: Relation | undefined = write.read().relations[id];
    const [a, b] = compareText(one, other) < 0 ? [one, other] : [other, one];
    const since = known?.since ?? turn;
    const sustained = known?.sustained ?? true;
    write.put('relations', id, { id, a, b, state, since, sustained });
  },
  CorrectionMade: ({ edits }, write) => {
    for (const edit of edits) writeEdit(write, edit);
    tidyUp(write);
  },
};
