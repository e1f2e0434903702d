import { ledgerTotal } from '#kernel/reasons/ledger';
import type { OpeningEvent } from '#model/events/opening-events';
import type { DescribeRows } from './describe-row.ts';

export const describeOpening: DescribeRows<OpeningEvent> = {
  TurnOpened: (event) => `turn ${event.turn} opens: ${event.label}`,
  ProductivityUtilized: (event, names) =>
    `${names.empire(event.empire)}: ${names.system(event.system)} uses ${event.utilized} ` +
    `Productivity, makes ${event.output}`,
  OffMapTradeRolled: ({ system, value }, names) =>
    `lanes off the map at ${names.system(system)} bring ${value} to each trade route`,
  GiftsCounted: ({ empire, points }, names) =>
    `${names.empire(empire)}: ${points} EP of gifts are counted`,
  IncomePaid: (event, names) =>
    `${names.empire(event.empire)}: systems ${ledgerTotal(event.systemIncome)}, ` +
    `commerce ${ledgerTotal(event.commerce)}, maintenance ${ledgerTotal(event.maintenance)}; ` +
    `total ${event.total}, Treasury ${event.treasury}`,
  UnitUnpaid: (event, names) =>
    `${names.empire(event.empire)}: ${names.unit(event.unit)} goes unpaid, ` +
    `${event.spared} spared`,
};
