import { ledgerTotal } from '#kernel/reasons/ledger';
import type { SeenEventOf } from '#fog/views/seen-event';
import type { Block } from '#report/document/document';
import { formatNumber } from '#report/document/format-number';
import { phrase, strong } from '#report/document/inline';
import { points, signed } from '#report/sentences/words';
import { eventsOfType, type ReportContext } from './context.ts';

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

/** Income and expenses line by line, and what they did to the Treasury. @rule ECO-4 @rule TURN-2 */
export function economyBlocks(context: ReportContext): readonly Block[] {
  const paid = lastIncomeOf(context);
  if (paid === undefined) {
    const treasury = points(context.view.empire.treasury);
    return [
      {
        kind: 'paragraph',
        text: phrase(
          'No income was paid since the last sheet. Your Treasury holds ',
          treasury,
          '.',
        ),
      },
    ];
  }
  return [
    {
      kind: 'columns',
      left: [
        {
          kind: 'ledger',
          title: 'Income',
          lines: [...paid.systemIncome, ...paid.commerce],
          totalLabel: 'Income',
          anchor: 'income',
        },
      ],
      right: [
        {
          kind: 'ledger',
          title: 'Expenses',
          lines: paid.maintenance,
          totalLabel: 'Expenses',
          anchor: 'expenses',
        },
      ],
    },
    balance(paid),
  ];
}
