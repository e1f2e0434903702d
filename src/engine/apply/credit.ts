import { rowOf } from '#kernel/collections/row-of';
import type { EmpireId } from '#model/campaign/ids';
import type { Writer } from './writer.ts';

/** Puts points into a Treasury; negative: takes them out. */
export function credit(write: Writer, empire: EmpireId, amount: number): void {
  const row = rowOf(write.read().empires, empire);
  write.put('empires', empire, { ...row, treasury: row.treasury + amount });
}
