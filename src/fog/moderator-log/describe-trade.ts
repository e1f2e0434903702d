import type { TradeEvent } from '#model/events/trade-events';
import { plural } from '#kernel/words/counted';
import { type DescribeRows, inRow, inWords } from './describe-row.ts';

export const describeTrade: DescribeRows<TradeEvent> = {
  TradeSet: (event, names) =>
    `${names.empire(event.empire)}: ${inRow(event.units.map(names.unit))} ` +
    `${plural(event.units.length, 'trades', 'trade')} at ${names.system(event.system)}`,
  TradeEnded: (event, names) =>
    `${names.empire(event.empire)}: ${inRow(event.units.map(names.unit))} ` +
    `${plural(event.units.length, 'trades', 'trade')} no more (${inWords(event.because)})`,
  RouteInterrupted: (event, names) => {
    const at = event.at === null ? '' : ` at ${names.system(event.at)}`;
    const by = event.by === null ? '' : ` by ${names.empire(event.by)}`;
    return (
      `${names.empire(event.empire)}: the trade route at ${names.system(event.system)} is ` +
      `interrupted (${inWords(event.because)}${at}${by})`
    );
  },
};
