import type { Writer } from './writer.ts';
import { rowOf } from '#kernel/collections/row-of';
import type { EmpireId } from '#model/campaign/ids';
import type { Counters } from '#model/campaign/state';

/** Notes that an empire was given one more id of a sort. */
export function countOneMore(
  write: Writer,
  empire: EmpireId,
  sort: Exclude<keyof Counters, 'empire'>,
): void {
  const row = rowOf(write.read().counters, empire);
  write.put('counters', empire, { ...row, [sort]: row[sort] + 1 });
}
