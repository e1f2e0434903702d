import { cite } from '#kernel/reasons/cite';
import { ledgerTotal } from '#kernel/reasons/ledger';
import type { SeenEventOf } from '#fog/views/seen-event';
import type { Cell, Fact } from '#report/document/document';
import { explained, phrase, strong } from '#report/document/inline';
import { points, signed } from '#report/sentences/words';
import type { ReportContext } from './context.ts';
import { lastIncomeOf } from './economy.ts';

type IncomePaid = SeenEventOf<'IncomePaid'>;

const ECO_4 = cite('ECO-4');

/** `43 − 20 = +23`, each with its lines. */
function incomeFact({ systemIncome, commerce, maintenance, total }: IncomePaid): Fact {
  const income = explained('Income', [...systemIncome, ...commerce]);
  const value = phrase(income, ' − ', explained('Expenses', maintenance), ` = ${signed(total)}`);
  return { label: 'Income less expenses', value };
}

/** What the Treasury holds; until something is spent of it, how it came to hold that. */
function treasuryCell(treasury: number, paid: IncomePaid | undefined): Cell {
  if (paid?.treasury !== treasury) return phrase(strong(points(treasury)));
  const { systemIncome, commerce, maintenance, total } = paid;
  const lines = [
    { label: 'Treasury before', cite: ECO_4, amount: treasury - total },
    { label: 'Income', cite: ECO_4, amount: ledgerTotal([...systemIncome, ...commerce]) },
    { label: 'Expenses', cite: ECO_4, amount: -ledgerTotal(maintenance) },
  ];
  return phrase(explained('Treasury', lines), ' EP');
}

/** What a player checks first; whose report of what turn it is stands above it. @rule TURN-2 */
export function summaryFacts(context: ReportContext, edition: number): readonly Fact[] {
  const { view } = context;
  const paid = lastIncomeOf(context);
  return [
    { label: 'Treasury', value: treasuryCell(view.empire.treasury, paid) },
    ...(paid === undefined ? [] : [incomeFact(paid)]),
    { label: 'Tech era', value: view.empire.era },
    { label: 'Edition', value: edition },
  ];
}
