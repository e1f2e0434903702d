import { ledgerTotal } from '#kernel/reasons/ledger';
import type { SeenEventOf } from '#fog/views/seen-event';
import type { Fact } from '#report/document/document';
import { phrase, strong } from '#report/document/inline';
import { signed } from '#report/sentences/words';
import type { ReportContext } from './context.ts';
import { lastIncomeOf } from './economy.ts';

/** `43 − 20 = +23`. */
function incomeFact({
  systemIncome,
  commerce,
  maintenance,
  total,
}: SeenEventOf<'IncomePaid'>): Fact {
  const income = ledgerTotal(systemIncome) + ledgerTotal(commerce);
  const expenses = ledgerTotal(maintenance);
  return {
    label: 'Income less expenses',
    value: `${String(income)} − ${String(expenses)} = ${signed(total)}`,
  };
}

/** What a player checks first. @rule TURN-2 */
export function summaryFacts(context: ReportContext, edition: number): readonly Fact[] {
  const { view } = context;
  const paid = lastIncomeOf(context);
  const economy: readonly Fact[] = paid === undefined ? [] : [incomeFact(paid)];
  return [
    { label: 'Empire', value: phrase(strong(view.empire.name)) },
    { label: 'Turn', value: `${String(view.turn)} (${view.label})` },
    { label: 'Treasury', value: phrase(strong(`${String(view.empire.treasury)} EP`)) },
    ...economy,
    { label: 'Edition', value: edition },
  ];
}
