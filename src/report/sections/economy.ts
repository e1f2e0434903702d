import type { LedgerLine } from '#kernel/reasons/ledger';
import { ledgerTotal } from '#kernel/reasons/ledger';
import type { SeenEventOf } from '#fog/views/seen-event';
import type { Block, ExplainedLine } from '#report/document/document';
import { formatNumber } from '#report/document/format-number';
import { phrase, strong } from '#report/document/inline';
import { points, signed } from '#report/sentences/words';
import { workedOutput } from './colonies.ts';
import { eventsOfType, type ReportContext } from './context.ts';
import { ownSystemsOf } from './own-systems.ts';
import { tradeRoutesTable } from './trade-routes.ts';
import { workedUpkeep } from './upkeep.ts';

type IncomePaid = SeenEventOf<'IncomePaid'>;

/** The income that the sheet is about: the last one that was paid. */
export const lastIncomeOf = ({ seen }: Pick<ReportContext, 'seen'>): IncomePaid | undefined =>
  eventsOfType(seen, 'IncomePaid').at(-1);

function balance({ systemIncome, commerce, maintenance, total, treasury }: IncomePaid): Block {
  const income = ledgerTotal(systemIncome) + ledgerTotal(commerce);
  return {
    kind: 'paragraph',
    text: phrase(
      `Income ${formatNumber(income)} less expenses ${formatNumber(ledgerTotal(maintenance))} `,
      `is ${signed(total)}: your Treasury went from ${formatNumber(treasury - total)} to `,
      strong(points(treasury)),
      '.',
    ),
  };
}

/** A system's income as it is worked out; a system that has changed since says no more than its line. */
function explainedIncome(line: LedgerLine, { view }: ReportContext): ExplainedLine {
  const system = ownSystemsOf(view).find(({ name }) => name === line.label);
  const [made] = system === undefined ? [] : workedOutput(system);
  return made?.amount === line.amount ? { ...line, why: [made] } : line;
}

function withoutIncome({ view }: ReportContext): Block {
  const treasury = points(view.empire.treasury);
  const text = phrase(
    'No income was paid since the last sheet. Your Treasury holds ',
    treasury,
    '.',
  );
  return { kind: 'paragraph', text };
}

/** Income and expenses line by line, what they did to the Treasury, and who trades where. @rule ECO-4 @rule TURN-2 */
export function economyBlocks(context: ReportContext): readonly Block[] {
  const paid = lastIncomeOf(context);
  if (paid === undefined) return [withoutIncome(context), ...tradeRoutesTable(context)];
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
    balance(paid),
  ];
}
