import type { SeenEventOf } from '#fog/views/seen-event';
import type { Fact } from '#report/document/document';
import { explained, phrase } from '#report/document/inline';
import { signed } from '#kernel/words/format-number';
import type { ReportContext } from './context.ts';
import { lastIncomeOf } from './economy.ts';
import { treasuryLines } from './treasury.ts';

type IncomePaid = SeenEventOf<'IncomePaid'>;

/** `43 − 20 = +23`, each with its lines. */
function incomeFact({ systemIncome, commerce, maintenance, total }: IncomePaid): Fact {
  const income = explained('Income', [...systemIncome, ...commerce]);
  const value = phrase(income, ' − ', explained('Expenses', maintenance), ` = ${signed(total)}`);
  return { label: 'Income less expenses', value };
}

/** The facts that a player checks first; the head above names the empire and the turn. @rule TURN-2 */
export function summaryFacts(context: ReportContext, edition: number): readonly Fact[] {
  const { view } = context;
  const paid = lastIncomeOf(context);
  return [
    { label: 'Treasury', value: phrase(explained('Treasury', treasuryLines(context)), ' EP') },
    ...(paid === undefined ? [] : [incomeFact(paid)]),
    { label: 'Tech era', value: view.empire.era },
    { label: 'Edition', value: edition },
  ];
}
