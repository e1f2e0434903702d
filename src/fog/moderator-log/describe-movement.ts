import type { MovementEvent } from '#model/events/movement-events';
import { farEndOf } from '#model/campaign/lane';
import type { FleetPlace } from '#model/forces/fleet';
import type { UnitPlace } from '#model/forces/unit';
import { type DescribeRows, inRow, inWords } from './describe-row.ts';
import type { Names } from './names.ts';

const fleetPlace = (place: FleetPlace, names: Names): string =>
  place.kind === 'system'
    ? `at ${names.system(place.system)}`
    : `in the lane from ${names.system(place.from)} to ${names.system(place.to)}`;

function unitPlace(place: UnitPlace, names: Names): string {
  switch (place.kind) {
    case 'fleet':
      return `to ${names.fleet(place.fleet)}`;
    case 'system':
      return `to ${names.system(place.system)}`;
    case 'aboard':
      return `aboard ${names.unit(place.carrier)}`;
  }
}

export const describeMovement: DescribeRows<MovementEvent> = {
  FleetFormed: (event, names) =>
    `${names.empire(event.empire)}: ${names.fleet(event.fleet)} formed ` +
    `${fleetPlace(event.place, names)}: ${inRow(event.units.map(names.unit))}`,
  UnitsAssigned: (event, names) =>
    `${names.empire(event.empire)}: ${inRow(event.units.map(names.unit))} assigned ` +
    unitPlace(event.to, names),
  FleetDisbanded: (event, names) => `${names.empire(event.empire)}: ${event.name} disbanded`,
  FleetMoved: (event, names) =>
    `${names.empire(event.empire)}: step ${event.step}, ${names.fleet(event.fleet)} ` +
    `moves from ${names.system(event.from)} to ${names.system(event.to)}`,
  FleetStopped: (event, names) =>
    `${names.empire(event.empire)}: step ${event.step}, ${names.fleet(event.fleet)} ` +
    `stopped ${fleetPlace(event.place, names)} (${inWords(event.because)})`,
  EncounterArose: (event, names) =>
    `encounter at ${names.place(event.place)}: ` +
    `${inRow(event.present.map(names.empire))}; generated: ` +
    inRow(
      event.generated.map(
        ({ by, against }) => `${names.empire(by)} against ${names.empire(against)}`,
      ),
    ),
  FleetLeftLane: (event, names) =>
    `${names.empire(event.empire)}: ${names.fleet(event.fleet)} reaches ${names.system(event.to)}`,
  ExplorationTried: (event, names) =>
    `${names.empire(event.empire)}: ${names.fleet(event.fleet)} explores at ` +
    `${names.system(event.system)} with +${event.bonus}: ${event.result}`,
  LaneExplored: (event, names) =>
    `${names.empire(event.empire)}: ${names.fleet(event.fleet)} explored the lane from ` +
    `${names.system(event.from)} to ${names.system(event.to)}: ${event.class}`,
  SystemGenerated: ({ empire, fleet, system, lanes }, names) =>
    `${names.empire(empire)}: ${fleet === null ? 'an event' : names.fleet(fleet)} finds ${system.name} (${system.id}): ${system.importance}, ` +
    `capacity ${system.capacity}, RAW ${system.raw}, ${inRow([...system.traits, ...system.anomalies])}; ` +
    `new lanes to ${inRow(lanes.map((lane) => names.system(farEndOf(lane, system.id))))}`,
  WithdrawalEnded: (event, names) =>
    `${names.empire(event.empire)}: ${names.fleet(event.fleet)} is free of its withdrawal`,
  FleetSentAway: ({ empire, fleet, system, host, lane, goal }, names) =>
    `${names.empire(empire)}: ${names.fleet(fleet)} may not stay at ${names.system(system)} of ${names.empire(host)}, ` +
    `to leave by ${names.lane(lane)} toward ${names.system(goal)}`,
  RouteSet: ({ empire, fleet, route, because }, names) =>
    `${names.empire(empire)}: ${names.fleet(fleet)} ` +
    `${route === null ? 'follows no route' : `follows its route (${route.route.kind})`}: ${inWords(because)}`,
};
