import type { TradeEvent } from '#model/events/trade-events';
import { asOwner } from './as-owner.ts';
import type { SeeRows } from './see-row.ts';

/** A convoy does not show that it trades. @rule FOG-1 @rule FOG-15 */
export const seeTrade: SeeRows<TradeEvent> = {
  TradeSet: asOwner(({ cite, system, units }, rolls) => ({
    type: 'TradeSet',
    cite,
    rolls,
    system,
    units,
  })),
  TradeEnded: asOwner(({ cite, units, because }, rolls) => ({
    type: 'TradeEnded',
    cite,
    rolls,
    units,
    because,
  })),
  RouteInterrupted: asOwner(({ cite, system, because, at, by }, rolls) => ({
    type: 'RouteInterrupted',
    cite,
    rolls,
    system,
    because,
    at,
    by,
  })),
};
