import type { RouteKind } from '#model/forces/route';
import { type Field, type Offer, selectField } from '#http/forms/field';
import type { FormBody } from '#http/visits/form-body';
import { fleetOffers, formedOffers } from './fleets.ts';
import type { Draft, OrderForm } from './order-form.ts';
import { systemOffers } from './systems.ts';

const ENDS = 'ends';
/** The further stops of a patrol, after the system that is asked for first. */
const MORE_STOPS = ['second', 'third', 'fourth'] as const;

const KINDS: Readonly<Record<RouteKind | typeof ENDS, string>> = {
  to: 'Go there (ends on arrival)',
  patrol: 'Patrol these systems',
  hold: 'Hold the system (return there after any absence)',
  escort: 'Escort another fleet',
  trade: 'Trade there (return after any absence)',
  return: 'Go to your nearest shipyard when a unit is crippled',
  ends: 'End the route',
};

const NONE: Offer = { value: '', label: 'None' };

const moreStops = (offers: readonly Offer[], sent: FormBody): readonly Field[] =>
  MORE_STOPS.map((name, at) =>
    selectField({
      name,
      label: `Stop ${String(at + 2)} of a patrol`,
      sent,
      offers: [NONE, ...offers],
    }),
  );

const stopsIn = (sent: FormBody): readonly string[] =>
  ['system', ...MORE_STOPS].map((name) => sent.text(name)).filter((id) => id !== '');

type Read = Readonly<{ route: Readonly<Record<string, unknown>> | null }>;

function readRoute(kind: string, sent: FormBody): Read | Exclude<Draft, { json: unknown }> {
  if (kind === ENDS) return { route: null };
  if (kind === 'return') return { route: { kind } };
  if (kind === 'escort') {
    const fleet = sent.text('escorted');
    if (fleet === '') return { field: 'escorted', problem: 'Choose the fleet to escort.' };
    return { route: { kind, fleet } };
  }
  const system = sent.text('system');
  if (system === '') return { field: 'system', problem: 'Choose a system.' };
  if (kind !== 'patrol') return { route: { kind, system } };
  const stops = stopsIn(sent);
  if (stops.length < 2)
    return { field: 'second', problem: 'Choose at least two stops for a patrol.' };
  return { route: { kind, stops } };
}

export const setRouteForm: OrderForm<'SetRoute'> = {
  kind: 'SetRoute',
  title: 'Give a fleet a route',
  hint: 'The route moves the fleet each turn unless you order it to move or explore. It acts until it ends or you end it.',
  unavailable: (desk) => (fleetOffers(desk).length === 0 ? 'You have no fleet.' : null),
  fields: (desk, sent) => {
    const systems = systemOffers(desk);
    return [
      selectField({
        name: 'fleet',
        label: 'Fleet',
        sent,
        offers: [...fleetOffers(desk), ...formedOffers(desk)],
      }),
      selectField({
        name: 'route',
        label: 'Route',
        sent,
        offers: Object.entries(KINDS).map(([value, label]) => ({ value, label })),
      }),
      selectField({
        name: 'system',
        label: 'System (or first stop of a patrol)',
        sent,
        offers: [{ value: '', label: 'Choose a system' }, ...systems],
      }),
      ...moreStops(systems, sent),
      selectField({
        name: 'escorted',
        label: 'Fleet to escort',
        sent,
        offers: [NONE, ...fleetOffers(desk)],
      }),
    ];
  },
  read: (sent) => {
    const read = readRoute(sent.text('route'), sent);
    if ('problem' in read) return read;
    return { json: { kind: 'SetRoute', fleet: sent.text('fleet'), route: read.route } };
  },
};
