import { seenPlace } from '#fog/views/seen-parts';
import type { EventOf } from '#model/events/campaign-event';
import type { TurnEvent } from '#model/events/turn-events';
import type { Renamed } from '#model/orders/rename';
import { asOwner } from './as-owner.ts';
import { partOf } from './part-of.ts';
import { type SeeRow, type SeeRows, seenByNobody } from './see-row.ts';
import { seenRolls } from './seen-rolls.ts';

function seenRenamed(of: Renamed): Renamed {
  if (of.kind === 'unit') return { kind: 'unit', unit: of.unit };
  return of.kind === 'fleet'
    ? { kind: 'fleet', fleet: of.fleet }
    : { kind: 'colony', system: of.system };
}

/** @rule FOG-1 @rule FOG-14 */
/** Each sees its own dice and whether it came first, not who else or how many rolled. */
const tieRolled: SeeRow<EventOf<'TieRolled'>> = (event, viewer, context) => {
  const own = event.order.find(({ empire }) => empire === viewer);
  if (own === undefined || partOf(event, viewer) !== 'participant') return [];
  return [
    {
      type: 'TieRolled',
      cite: event.cite,
      rolls: seenRolls(own.rolls, context),
      over: event.over,
      place: seenPlace(event.place),
      isFirst: event.order[0] === own,
    },
  ];
};

export const seeTurn: SeeRows<TurnEvent> = {
  PhaseEnded: seenByNobody,
  TieRolled: tieRolled,
  OrderFailed: asOwner(({ cite, index, kind, because, about }, rolls) => ({
    type: 'OrderFailed',
    cite,
    rolls,
    index,
    kind,
    because,
    about,
  })),
  Renamed: asOwner(({ cite, of, from, to }, rolls) => ({
    type: 'Renamed',
    cite,
    rolls,
    of: seenRenamed(of),
    from,
    to,
  })),
  StandingOrdersSet: asOwner(({ cite, fleet, standing }, rolls) => ({
    type: 'StandingOrdersSet',
    cite,
    rolls,
    fleet,
    standing,
  })),
};
