import { flow, type SentenceRows } from './sentence-row.ts';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { points } from './words.ts';
import { formatNumber } from '#kernel/words/format-number';

export type OpeningType =
  | 'TurnOpened'
  | 'ProductivityUtilized'
  | 'OffMapTradeRolled'
  | 'GiftsCounted'
  | 'IncomePaid'
  | 'UnitUnpaid';

export const OPENING_SENTENCES: SentenceRows<OpeningType> = {
  TurnOpened: ({ turn, label }) => `Turn ${String(turn)} opened: ${label}`,
  ProductivityUtilized: ({ system, utilized, output }, names) =>
    `${names.system(system)} utilized ${formatNumber(utilized)} Productivity and made ${points(output)}`,
  OffMapTradeRolled: ({ system, value }, names) =>
    `The lanes off the map at ${names.system(system)} bring ${points(value)} to each trade route there, from now on`,
  GiftsCounted: {
    says: ({ points: given }) => `Gifts of ${points(given)} came into your Treasury`,
    pays: ({ points }) => flow('Received from others', points),
  },
  IncomePaid: {
    says: ({ systemIncome, commerce, maintenance, total, treasury }) =>
      `Your systems earned ${points(ledgerTotal(systemIncome))} and commerce ` +
      `${points(ledgerTotal(commerce))}; maintenance took ${points(ledgerTotal(maintenance))}. ` +
      `That is ${points(total)} in all, and your Treasury holds ${points(treasury)}`,
    pays: ({ systemIncome, commerce, maintenance }) => [
      { label: 'Income', amount: ledgerTotal([...systemIncome, ...commerce]) },
      { label: 'Expenses', amount: -ledgerTotal(maintenance) },
    ],
  },
  UnitUnpaid: ({ unit, spared }, names) =>
    `${names.unit(unit)} goes unpaid this turn, which spares ${points(spared)}`,
};
