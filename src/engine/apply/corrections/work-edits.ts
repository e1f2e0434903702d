import { rowOf } from '#kernel/collections/row-of';
import type { EditWriters } from './edit-writer.ts';
import { newUnit } from './new-unit.ts';
import { putUnits } from './put-units.ts';

/**
 * Corrections of what is under construction.
 * @rule TURN-3
 * @ruling What is taken away gives nothing back: points are given by an edit of their own.
 * @ruling OPT-6 What the moderator pays in full waits for capacity alone; what he makes unpaid again waits anew when it is paid.
 */
export const WORK_EDITS: EditWriters<'SetPaid' | 'FinishWork' | 'CancelWork'> = {
  SetPaid: ({ work: id, to }, write) => {
    write.put('works', id, { ...rowOf(write.read().works, id), paid: to, ready: null });
  },
  FinishWork: ({ work: id }, write) => {
    const { owner, design, name, system } = rowOf(write.read().works, id);
    write.remove('works', id);
    const place = { kind: 'system', system } as const;
    putUnits(write, [newUnit(write, { owner, design, name, place })], place);
  },
  CancelWork: ({ work }, write) => {
    write.remove('works', work);
  },
};
