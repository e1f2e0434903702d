import { sumOf } from '#kernel/numbers/sum';
import { type Armed, actingOrdnance } from './acting-ordnance.ts';
import { fitFunctionsOf, type Worker } from './fit-functions-of.ts';
import { ORDNANCE_TABLE } from './ordnance-table.ts';

/**
 * The functions that a unit sweeps deployed minefields with: its Minesweeper functions, and those of its ordnance.
 * @rule SUP-3 @rule SUP-9
 * @ruling Minefields are swept before ordnance is changed, so only packages from an earlier turn count.
 */
export function sweepingFunctionsOf(worker: Worker & Readonly<{ unit: Armed }>): number {
  const acting = worker.isResting ? [] : actingOrdnance(worker.unit);
  const packed = sumOf(acting, (one) => ORDNANCE_TABLE[one].traits.sweeps ?? 0);
  return fitFunctionsOf(worker, 'minesweeper') + packed;
}
