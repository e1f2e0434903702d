import { rowOf } from '#kernel/collections/row-of';
import type { EditWriters } from './edit-writer.ts';
import { newUnit } from './new-unit.ts';
import { putUnits } from './put-units.ts';

/**
 * Corrections of units under construction.
 * @rule TURN-3
 * @ruling Removing a work refunds nothing. The moderator can give points back by a separate edit.
 * @ruling OPT-6 A work that the moderator pays in full waits only for capacity. A work that the moderator makes unpaid again waits its full
 *   time once it is paid.
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
