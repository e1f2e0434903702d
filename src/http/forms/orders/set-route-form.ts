import type { Route, RouteKind } from '#model/forces/route';
import { offersOf } from '#http/forms/field';
import { type Said, shapedForm } from './described-form.ts';
import { type FieldRow, oneOf, oneOrNone } from './field-rows.ts';
import { fleetOffers, formedOffers } from './fleets.ts';
import type { FieldProblem } from './order-form.ts';
import { systemOffers } from './systems.ts';
import { ifNone } from './unavailable.ts';

const TEXTS = {
  chooseSystem: 'Choose a system.',
  chooseTwoStops: 'Choose at least two stops for a patrol.',
  chooseFleetToEscort: 'Choose the fleet to escort.',
} as const;

const ENDS = 'ends';

const KINDS: Readonly<Record<RouteKind | typeof ENDS, string>> = {
  to: 'Go there (ends on arrival)',
  patrol: 'Patrol these systems',
  hold: 'Hold the system (return there after any absence)',
  escort: 'Escort another fleet',
  trade: 'Trade there (return after any absence)',
  return: 'Go to your nearest shipyard when a unit is crippled',
  ends: 'End the route',
};

const stop = (label: string): FieldRow<string | null> =>
  oneOrNone({ label, none: 'None', offers: systemOffers });

type Chosen = Readonly<{
  /** The systems that were chosen, the first stop of a patrol before the others. */
  system: string | null;
  stops: readonly string[];
  escorted: string | null;
}>;

/** The route of a kind, or what it lacks. */
function routeOf(
  kind: string,
  { system, stops, escorted }: Chosen,
): Readonly<{ route: Said<Route> | null }> | FieldProblem {
  if (kind === ENDS) return { route: null };
  if (kind === 'return') return { route: { kind } };
  if (kind === 'escort') {
    if (escorted === null) return { field: 'escorted', problem: TEXTS.chooseFleetToEscort };
    return { route: { kind, fleet: escorted } };
  }
  if (system === null) return { field: 'system', problem: TEXTS.chooseSystem };
  if (kind !== 'patrol') return { route: { kind, system } };
  if (stops.length === 0) {
    return { field: 'second', problem: TEXTS.chooseTwoStops };
  }
  return { route: { kind, stops: [system, ...stops] } };
}

export const setRouteForm = shapedForm({
  kind: 'SetRoute',
  title: 'Give a fleet a route',
  hint: 'The route moves the fleet each turn unless you order it to move or explore. It acts until it ends or you end it.',
  group: 'Fleets and movement',
  unavailable: ifNone(fleetOffers, 'You have no fleet.'),
  fields: {
    fleet: oneOf({
      label: 'Fleet',
      offers: (desk) => [...fleetOffers(desk), ...formedOffers(desk)],
    }),
    route: oneOf({ label: 'Route', offers: offersOf(KINDS) }),
    system: oneOrNone({
      label: 'System (or first stop of a patrol)',
      none: 'Choose a system',
      offers: systemOffers,
    }),
    second: stop('Stop 2 of a patrol'),
    third: stop('Stop 3 of a patrol'),
    fourth: stop('Stop 4 of a patrol'),
    escorted: oneOrNone({ label: 'Fleet to escort', none: 'None', offers: fleetOffers }),
  },
  order: ({ fleet, route: kind, system, escorted, second, third, fourth }) => {
    const stops = [second, third, fourth].filter((id) => id !== null);
    const read = routeOf(kind, { system, stops, escorted });
    return 'problem' in read ? read : { kind: 'SetRoute', fleet, route: read.route };
  },
});
