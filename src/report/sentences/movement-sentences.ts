import type { SeenEventOf } from '#fog/views/seen-event';
import type { ExplorationResult, RouteChange, StopReason } from '#model/events/causes';
import type { FleetRoute } from '#model/forces/route';
import type { UnitPlace } from '#model/forces/unit';
import { patrolStop } from '#rules/movement/routes/patrol-stop';
import { describeRoute } from './describe-route.ts';
import { capitalised, type Names } from './names.ts';
import type { SentenceRows } from './sentence-row.ts';

export type MovementType =
  | 'FleetFormed'
  | 'UnitsAssigned'
  | 'FleetDisbanded'
  | 'FleetMoved'
  | 'FleetStopped'
  | 'FleetLeftLane'
  | 'ExplorationTried'
  | 'LaneExplored'
  | 'WithdrawalEnded'
  | 'RouteSet'
  | 'FleetSentAway';

const BECAUSE: { readonly [R in StopReason]: string } = {
  meeting: 'by a meeting',
  'lane-closed': 'because the lane is closed to it',
  'not-admitted': 'before a system whose owner does not admit it',
  storm: 'by a plasma storm',
  blockade: 'by the blockade',
};

const FOUND: { readonly [R in ExplorationResult]: string } = {
  peril: 'it met with peril and found no way',
  nothing: 'it found no way',
  found: 'it found a way',
};

function joined(place: UnitPlace, names: Names): string {
  switch (place.kind) {
    case 'fleet':
      return `joined ${names.fleet(place.fleet)}`;
    case 'system':
      return `joined the forces of ${names.system(place.system)}`;
    case 'aboard':
      return `went aboard ${names.unit(place.carrier)}`;
  }
}

/** Where units went, all of them to one place. @rule MOV-9 */
export const assignedText = (
  { units, to }: Pick<SeenEventOf<'UnitsAssigned'>, 'units' | 'to'>,
  names: Names,
): string => `${names.units(units)} ${joined(to, names)}`;

function routeText(route: FleetRoute | null, because: RouteChange, names: Names): string {
  switch (because) {
    case 'arrived':
      return 'arrived, and its route ends';
    case 'escorted-gone':
      return 'follows no route any more: there is no such fleet to escort';
    case 'sent-away':
      return 'follows no route any more: it may not stay there';
    case 'stop-reached':
    case 'ordered':
      if (route === null) return 'follows no route any more';
      return `follows its route: ${describeRoute(route.route, names)}${nextText(route, names)}`;
  }
}

function nextText({ route, next }: FleetRoute, names: Names): string {
  if (route.kind !== 'patrol') return '';
  return `, next ${names.system(patrolStop(route.stops, next))}`;
}

export const MOVEMENT_SENTENCES: SentenceRows<MovementType> = {
  FleetFormed: ({ fleet, place, units }, names) =>
    `${capitalised(names.fleet(fleet))} formed ${names.atFleet(place)} of ` + names.units(units),
  UnitsAssigned: assignedText,
  FleetDisbanded: ({ name }) => `${capitalised(name)} was disbanded: nothing is left in it`,
  FleetMoved: ({ fleet, from, to }, names) =>
    `${capitalised(names.fleet(fleet))} moved from ${names.system(from)} to ${names.system(to)}`,
  FleetStopped: ({ fleet, place, because }, names) =>
    `${capitalised(names.fleet(fleet))} was stopped ${names.atFleet(place)} ${BECAUSE[because]}`,
  FleetLeftLane: ({ fleet, to }, names) =>
    `${capitalised(names.fleet(fleet))} left the lane and reached ${names.system(to)}`,
  ExplorationTried: ({ fleet, system, result }, names) =>
    `${capitalised(names.fleet(fleet))} explored at ${names.system(system)}: ${FOUND[result]}`,
  LaneExplored: ({ from, to, class: found }, names) =>
    `The lane from ${names.system(from)} to ${names.system(to)} is explored: it is ${found}`,
  WithdrawalEnded: ({ fleet }, names) =>
    `${capitalised(names.fleet(fleet))} is done with its withdrawal and free to act`,
  FleetSentAway: ({ fleet, system, host, lane, goal }, names) =>
    `${capitalised(names.fleet(fleet))} may not stay at ${names.system(system)}, which ${names.empire(host)} controls: ` +
    `it leaves by ${names.lane(lane)} next, on its way to ${names.system(goal)}`,
  RouteSet: ({ fleet, route, because }, names) =>
    `${capitalised(names.fleet(fleet))} ${routeText(route, because, names)}`,
};
