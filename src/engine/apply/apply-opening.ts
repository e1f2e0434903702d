import { rowOf } from '#kernel/collections/row-of';
import type { OpeningEvent } from '#model/events/opening-events';
import { type Handlers, changesNothing } from './handler.ts';
import { markUnpaid } from './mark-unpaid.ts';

export const applyOpening: Handlers<OpeningEvent> = {
  TurnOpened: changesNothing,
  ProductivityUtilized: (event, write) => {
    const system = rowOf(write.read().systems, event.system);
    if (system.utilized === event.utilized) return;
    write.put('systems', event.system, { ...system, utilized: event.utilized });
  },
  OffMapTradeRolled: ({ system: id, value }, write) => {
    const system = rowOf(write.read().systems, id);
    write.put('systems', id, { ...system, offMapTrade: value });
  },
  GiftsCounted: ({ empire: id, points }, write) => {
    const empire = rowOf(write.read().empires, id);
    const { treasury, gifts } = empire;
    write.put('empires', id, { ...empire, treasury: treasury + points, gifts: gifts - points });
  },
  IncomePaid: (event, write) => {
    const empire = rowOf(write.read().empires, event.empire);
    write.put('empires', event.empire, { ...empire, treasury: event.treasury });
  },
  UnitUnpaid: ({ unit }, write) => {
    markUnpaid(write, unit);
  },
};
