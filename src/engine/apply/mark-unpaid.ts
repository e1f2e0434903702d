import { rowOf } from '#kernel/collections/row-of';
import { unpaidIdOf } from '#model/campaign/effect';
import type { UnitId } from '#model/campaign/ids';
import type { Writer } from './writer.ts';

/** Nobody pays for a unit in this turn. @rule ECO-5 */
export function markUnpaid(write: Writer, unit: UnitId): void {
  const { turn, units } = write.read();
  const { owner } = rowOf(units, unit);
  const id = unpaidIdOf(unit);
  const mark = { id, kind: 'unpaid', owner, subject: { kind: 'unit', unit }, amount: 1 } as const;
  write.put('effects', id, { ...mark, begins: turn, ends: turn });
}
