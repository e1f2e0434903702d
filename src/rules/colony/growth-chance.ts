import { clamp } from '#kernel/numbers/clamp';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { growthLedgerOf, GROWTH_TARGET } from './growth-check.ts';

const FACES = 10;
const PERCENT_A_FACE = 10;

/** The chance in percent that the growth check of a system as it is comes true. @rule COL-4 */
export function growthChanceOf(system: Parameters<typeof growthLedgerOf>[1]): number {
  const best = FACES + ledgerTotal(growthLedgerOf(0, system));
  return PERCENT_A_FACE * clamp(best - GROWTH_TARGET, 0, FACES);
}
