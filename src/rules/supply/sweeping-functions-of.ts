import { sumOf } from '#kernel/numbers/sum';
import { type Armed, actingOrdnance } from './acting-ordnance.ts';
import { fitFunctionsOf, type Worker } from './fit-functions-of.ts';
import { ORDNANCE_TABLE } from './ordnance-table.ts';

/**
 * What a unit sweeps deployed minefields with: its Minesweeper functions, and those of its ordnance.
 * @rule SUP-3 @rule SUP-9
 * @ruling minefields are swept before ordnance is changed, with what was loaded a turn before
 */
export function sweepingFunctionsOf(worker: Worker & Readonly<{ unit: Armed }>): number {
  const acting = worker.isResting ? [] : actingOrdnance(worker.unit);
  const packed = sumOf(acting, (one) => ORDNANCE_TABLE[one].traits.sweeps ?? 0);
  return fitFunctionsOf(worker, 'minesweeper') + packed;
}
