import type { OrderIssue } from '#model/orders/order-issue';
import { ledgerTotal } from '#kernel/reasons/ledger';
import type { AccountChange } from './account-change.ts';
import { accountChanges } from './account-changes.ts';
import type { Finish } from '#legality/finishes/finish';
import type { IncomeChances } from './income-chances.ts';
import { finishesOf } from '#legality/finishes/finishes-of';
import type { SheetVerdict } from '#legality/judge-orders';
import { projectedAccountsOf } from './projected-accounts.ts';
import { type SystemChances, systemChances } from '#legality/realm/foretold-checks';
import { sheetWarnings } from '#legality/sheet-warnings';

/** The Treasury of next turn's opening, and what makes it of what a sheet leaves. */
export type ProjectedTreasury = Readonly<{
  /** What the sheet itself brings by then. */
  gains: number;
  systemIncome: number;
  commerce: number;
  maintenance: number;
  treasury: number;
  /** What dice of this turn can still move of the Treasury; null: nothing that the sheet orders. */
  chances: IncomeChances | null;
  /** Where these differ from those of this turn, and why. */
  changes: readonly AccountChange[];
  /** Everything under way, by the turn of completion. */
  finishes: readonly Finish[];
  /** What the checks of own systems may bring. */
  systems: readonly SystemChances[];
  /** What is doubtful about the sheet as a whole. */
  warnings: readonly OrderIssue[];
}>;

/** The Treasury of next turn's opening, as far as its owner can foretell it. @rule ECO-4 */
export function projectedTreasuryOf(
  sheet: Pick<SheetVerdict, 'plan' | 'legal'>,
): ProjectedTreasury {
  const accounts = projectedAccountsOf(sheet);
  const { systemIncome, commerce, maintenance, treasury } = accounts.then.income;
  return {
    gains: accounts.gains,
    systemIncome: ledgerTotal(systemIncome),
    commerce: ledgerTotal(commerce),
    maintenance: ledgerTotal(maintenance),
    treasury,
    chances: accounts.chances,
    changes: accountChanges(accounts, sheet),
    finishes: finishesOf(sheet, accounts),
    systems: systemChances(sheet.plan, accounts),
    warnings: sheetWarnings(sheet, accounts),
  };
}
