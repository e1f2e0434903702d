import type { SeenEventOf } from '#fog/views/seen-event';
import { groupBy } from '#kernel/collections/group-by';
import { listed } from '#kernel/words/listed';
import type { Names } from './names.ts';
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

type Made = Pick<SeenEventOf<'ProductivityUtilized'>, 'system' | 'utilized' | 'output' | 'ledger'>;

/** What took the last of the Productivity, by the label of its line; empty: it was used, and still made nothing. @rule ECO-1 */
function whyNothing({ utilized, ledger }: Made): string {
  const last = ledger[ledger.length - 1]?.label ?? '';
  if (utilized > 0) return '';
  if (ledger.length < 2) return ': no Productivity';
  return last === 'Beyond its Census' ? ': no Census' : `: ${last.toLowerCase()}`;
}

/** What systems made: each that made something, and then together those that made nothing. @rule ECO-1 */
export function madeText(events: readonly Made[], { system }: Pick<Names, 'system'>): string {
  const making = events.filter(({ output }) => output !== 0);
  const idle = groupBy(
    events.filter(({ output }) => output === 0),
    (one) => whyNothing(one),
  );
  const nothing = [...idle].map(
    ([why, some]) => `${listed(some.map((one) => system(one.system)))} made nothing${why}`,
  );
  if (events.length === 1 && making.length === 0) return nothing.join('');
  const made = making.map(
    (one) =>
      `${system(one.system)} ${formatNumber(one.utilized)}, which made ${points(one.output)}`,
  );
  const what = making.length === 0 ? 'no Productivity' : 'Productivity';
  return `Your systems utilized ${what}: ${[...made, ...nothing].join('; ')}`;
}

export const OPENING_SENTENCES: SentenceRows<OpeningType> = {
  TurnOpened: ({ turn, label }) => `Turn ${String(turn)} opened: ${label}`,
  ProductivityUtilized: (event, names) =>
    event.output === 0
      ? madeText([event], names)
      : `${names.system(event.system)} utilized ${formatNumber(event.utilized)} Productivity and made ${points(event.output)}`,
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
