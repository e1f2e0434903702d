import type { MovementEvent } from '#model/events/movement-events';
import { asOwner } from './as-owner.ts';
import { type SeeRows, seenByNobody } from './see-row.ts';

/** Others see fleets by sight alone, never by these. @rule FOG-1 @rule FOG-4 */
export const seeMovement: SeeRows<MovementEvent> = {
  FleetFormed: asOwner(({ cite, fleet, name, place, units }, rolls) => ({
    type: 'FleetFormed',
    cite,
    rolls,
    fleet,
    name,
    place,
    units,
  })),
  UnitsAssigned: asOwner(({ cite, units, to }, rolls) => ({
    type: 'UnitsAssigned',
    cite,
    rolls,
    units,
    to,
  })),
  FleetDisbanded: asOwner(({ cite, fleet, name }, rolls) => ({
    type: 'FleetDisbanded',
    cite,
    rolls,
    fleet,
    name,
  })),
  FleetMoved: asOwner(({ cite, fleet, from, to }, rolls) => ({
    type: 'FleetMoved',
    cite,
    rolls,
    fleet,
    from,
    to,
  })),
  FleetStopped: asOwner(({ cite, fleet, place, because }, rolls) => ({
    type: 'FleetStopped',
    cite,
    rolls,
    fleet,
    place,
    because,
  })),
  // Those it touches are told when the encounter begins.
  EncounterArose: seenByNobody,
  FleetLeftLane: asOwner(({ cite, fleet, to }, rolls) => ({
    type: 'FleetLeftLane',
    cite,
    rolls,
    fleet,
    to,
  })),
  ExplorationTried: asOwner(({ cite, fleet, system, bonus, result }, rolls) => ({
    type: 'ExplorationTried',
    cite,
    rolls,
    fleet,
    system,
    bonus,
    result,
  })),
  // Others who are at an end of it see the lane as it is now (MAP-13).
  LaneExplored: asOwner(({ cite, fleet, lane, from, to, class: found }, rolls) => ({
    type: 'LaneExplored',
    cite,
    rolls,
    fleet,
    lane,
    from,
    to,
    class: found,
  })),
  // What is found there is seen by being there; how it was rolled would tell what others found beside it.
  SystemGenerated: seenByNobody,
  WithdrawalEnded: asOwner(({ cite, fleet }, rolls) => ({
    type: 'WithdrawalEnded',
    cite,
    rolls,
    fleet,
  })),
  FleetSentAway: asOwner(({ cite, fleet, system, host, lane, goal }, rolls) => ({
    type: 'FleetSentAway',
    ...{ cite, rolls, fleet, system, host, lane, goal },
  })),
  RouteSet: asOwner(({ cite, fleet, route, because }, rolls) => ({
    type: 'RouteSet',
    cite,
    rolls,
    fleet,
    route,
    because,
  })),
};
