import { sumOf } from '#kernel/numbers/sum';
import type { RuleRef } from './cite.ts';

/** One amount with its reason. */
export type LedgerLine = Readonly<{ label: string; cite: RuleRef; amount: number }>;

/** A number told as the amounts it is made of. */
export type Ledger = readonly LedgerLine[];

/** The number a ledger explains. */
export function ledgerTotal(ledger: Ledger): number {
  return sumOf(ledger, (line) => line.amount);
}
