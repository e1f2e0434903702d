import { divide } from '#kernel/numbers/divide';
import { cite } from '#kernel/reasons/cite';
import type { Ledger } from '#kernel/reasons/ledger';
import { counted } from '#kernel/words/counted';

const PER_LOT = 10;

/** What an empire's Intel costs, step by step: a point for each started ten. @rule ECO-3 */
export function intelUpkeepLedgerOf(totalIntel: number): Ledger {
  if (totalIntel === 0) return [];
  const lots = divide(totalIntel, PER_LOT, 'up');
  const label = `${counted(totalIntel, 'point')}, ${String(PER_LOT)} to a lot: ${String(lots)} started × 1`;
  return [{ label, cite: cite('ECO-3'), amount: lots }];
}
