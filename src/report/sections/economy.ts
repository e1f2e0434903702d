import type { LedgerLine } from '#kernel/reasons/ledger';
import type { SeenEventOf } from '#fog/views/seen-event';
import type { Block, ExplainedLine } from '#report/document/document';
import { workedOutput } from './colonies.ts';
import { eventsOfType, type ReportContext } from './context.ts';
import { ownSystemsOf } from './own-systems.ts';
import { tradeRoutesTable } from './trade-routes.ts';
import { treasuryLedger } from './treasury.ts';
import { workedUpkeep } from './upkeep.ts';

type IncomePaid = SeenEventOf<'IncomePaid'>;

/** The income that the sheet is about: the last one that was paid. */
export const lastIncomeOf = ({ seen }: Pick<ReportContext, 'seen'>): IncomePaid | undefined =>
  eventsOfType(seen, 'IncomePaid').at(-1);

/** A system's income as it is worked out; a system that has changed since says no more than its line. */
function explainedIncome(line: LedgerLine, { view }: ReportContext): ExplainedLine {
  const system = ownSystemsOf(view).find(({ name }) => name === line.label);
  const [made] = system === undefined ? [] : workedOutput(system);
  return made?.amount === line.amount ? { ...line, why: [made] } : line;
}

/** Income and expenses line by line, what made the Treasury what it is, and who trades where. @rule ECO-4 @rule TURN-2 */
export function economyBlocks(context: ReportContext): readonly Block[] {
  const paid = lastIncomeOf(context);
  if (paid === undefined) return [treasuryLedger(context), ...tradeRoutesTable(context)];
  return [
    {
      kind: 'columns',
      left: [
        {
          kind: 'ledger',
          title: 'Income',
          lines: [
            ...paid.systemIncome.map((line) => explainedIncome(line, context)),
            ...paid.commerce,
          ],
          totalLabel: 'Income',
          anchor: 'income',
        },
        treasuryLedger(context),
        ...tradeRoutesTable(context),
      ],
      right: [
        {
          kind: 'ledger',
          title: 'Expenses',
          lines: workedUpkeep(paid.maintenance, context.view),
          totalLabel: 'Expenses',
          anchor: 'expenses',
        },
      ],
    },
  ];
}
