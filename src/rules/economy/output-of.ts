import { divide } from '#kernel/numbers/divide';
import { cite } from '#kernel/reasons/cite';
import { type Ledger, type LedgerLine, ledgerTotal } from '#kernel/reasons/ledger';
import type { StarSystem } from '#model/campaign/system';

type Producer = Pick<StarSystem, 'utilized' | 'raw' | 'blockaded'>;

/** The economic points a system makes in a turn: half (down) while it is blockaded. @rule ECO-1 */
export function outputOf(system: Producer): number {
  return ledgerTotal(outputLedgerOf({ ...system, name: '' }));
}

/** The same, line by line. @rule ECO-1 @rule SUP-4 */
export function outputLedgerOf(system: Producer & Pick<StarSystem, 'name'>): Ledger {
  const full = system.utilized * system.raw;
  const made: LedgerLine = { label: system.name, cite: cite('ECO-1'), amount: full };
  if (!system.blockaded) return [made];
  const amount = divide(full, 2, 'down') - full;
  return [made, { label: `Blockade of ${system.name}`, cite: cite('SUP-4'), amount }];
}
