import type { Assignment, FleetRef, OrderOf, ReorganiseAt } from '#model/orders/order';
import type { UnitRef } from '#model/orders/unit-ref';
import { counted } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';
import { describeRoute } from '#report/sentences/describe-route';
import type { Names } from '#report/sentences/names';
import { standingText } from '#report/sentences/standing-text';
import { type OrderWords } from './order-words-row.ts';

/** What the sheet itself makes. */
const NEW = 'new:';

const WHEN: { readonly [W in ReorganiseAt]: string } = {
  movement: 'before Movement',
  construction: 'after Construction',
};

/** A fleet of the view, or one that an earlier order of the sheet forms. */
const fleetName = (fleet: FleetRef, names: Names): string =>
  isNew(fleet) ? `the new fleet ${fleet.slice(NEW.length)}` : names.fleet(fleet);

const isNew = (ref: FleetRef | UnitRef): ref is `new:${string}` => ref.startsWith(NEW);

/** A unit of the view, or one that is still to be built. */
const unitName = (unit: UnitRef, names: Names): string =>
  isNew(unit) ? `the new ${unit.slice(NEW.length)}` : names.unit(unit);

/** Those of the view first. */
function unitNames(units: readonly UnitRef[], names: Names): string {
  const old = units.flatMap((unit) => (isNew(unit) ? [] : [unit]));
  const fresh = units.filter(isNew).map((unit) => unitName(unit, names));
  return listed([...(old.length === 0 ? [] : [names.units(old)]), ...fresh]);
}

function assignmentText(to: Assignment, names: Names): string {
  switch (to.kind) {
    case 'fleet':
      return `into ${fleetName(to.fleet, names)}`;
    case 'system':
      return 'among the forces of the system they are in';
    case 'aboard':
      return `aboard ${unitName(to.carrier, names)}`;
  }
}

/** Where a way ends, and by which systems it leads there. */
function wayText(path: OrderOf<'MoveFleet'>['path'], names: Names): string {
  const systems = path.map(names.system);
  const between = systems.slice(0, -1);
  const by = between.length === 0 ? '' : ` by ${between.join(', ')}`;
  return `to ${systems.at(-1) ?? 'where it is'}${by} (${counted(path.length, 'jump')})`;
}

type Kind = 'MoveFleet' | 'SetRoute' | 'ExploreLane' | 'FormFleet' | 'AssignUnits' | 'SetStanding';

/** What is said of orders about fleets. */
export const FLEET_ORDERS: OrderWords<Kind> = {
  MoveFleet: {
    goal: 'to move a fleet',
    sentence: ({ fleet, path }, names) => `Move ${fleetName(fleet, names)} ${wayText(path, names)}`,
    line: ({ fleet, next }) => ({
      example: `move ${fleet}: ${next}`,
      meaning: 'further systems after ->',
    }),
  },
  SetRoute: {
    goal: 'to set a route',
    sentence: ({ fleet, route }, names) =>
      route === null
        ? `End the route of ${fleetName(fleet, names)}`
        : `Route of ${fleetName(fleet, names)}: ${describeRoute(route, names)}`,
    line: ({ fleet, next }) => ({
      example: `route ${fleet}: to ${next}`,
      meaning: 'or: hold, trade, patrol, escort, ends',
    }),
  },
  ExploreLane: {
    goal: 'to explore a lane',
    sentence: ({ fleet, toward }, names) =>
      `Let ${fleetName(fleet, names)} explore a lane from where it is` +
      (toward === null ? '' : `, toward ${names.system(toward)} if it can`),
    line: ({ fleet, next }) => ({
      example: `explore ${fleet} toward ${next}`,
      meaning: 'unexplored; or without toward',
    }),
  },
  FormFleet: {
    goal: 'to form a fleet',
    sentence: ({ name, units, at }, names) =>
      `Form the fleet ${name} of ${unitNames(units, names)}, ${WHEN[at]}`,
    line: ({ unit }) => ({
      example: `form "New Fleet" from ${unit}`,
      meaning: 'at first; or: at construction',
    }),
  },
  AssignUnits: {
    goal: 'to reassign units',
    sentence: ({ units, to, at }, names) =>
      `Put ${unitNames(units, names)} ${assignmentText(to, names)}, ${WHEN[at]}`,
    line: ({ unit, fleet }) => ({
      example: `assign ${unit} to ${fleet}`,
      meaning: 'or: ashore, aboard u1',
    }),
  },
  SetStanding: {
    goal: 'to set standing orders',
    sentence: ({ fleet, standing }, names) => {
      const who = fleet === null ? 'All fleets' : fleetName(fleet, names);
      const rules = standingText(standing, names);
      return `${who}: ${rules === '' ? 'follow the empire’s standing orders' : rules}`;
    },
    line: ({ fleet }) => ({
      example: `standing ${fleet}: engage enemies at 80, refuse below 50`,
      meaning: 'standing empire: for all fleets',
    }),
  },
};
