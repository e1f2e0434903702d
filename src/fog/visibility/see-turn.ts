import type { TurnEvent } from '#model/events/turn-events';
import { asOwner } from './as-owner.ts';
import { type SeeRows, seenByNobody } from './see-row.ts';

/** @rule FOG-1 @rule FOG-14 */
export const seeTurn: SeeRows<TurnEvent> = {
  PhaseEnded: seenByNobody,
  OrderFailed: asOwner(({ cite, index, kind, because, about }, rolls) => ({
    type: 'OrderFailed',
    cite,
    rolls,
    index,
    kind,
    because,
    about,
  })),
  StandingOrdersSet: asOwner(({ cite, fleet, standing }, rolls) => ({
    type: 'StandingOrdersSet',
    cite,
    rolls,
    fleet,
    standing,
  })),
};
