import type { RouteKind } from '#fog/views/terms';
import { type Field, type Offer, selectField } from '#http/forms/field';
import type { FormBody } from '#http/visits/form-body';
import { fleetOffers, formedOffers } from './fleets.ts';
import type { Draft, OrderForm } from './order-form.ts';
import { systemOffers } from './systems.ts';

const ENDS = 'ends';
/** The further stops of a patrol, after the system that is asked for first. */
const MORE_STOPS = ['second', 'third', 'fourth'] as const;

const KINDS: Readonly<Record<RouteKind | typeof ENDS, string>> = {
  to: 'Go there; the route ends on arrival',
  patrol: 'Patrol these systems, there and back',
  hold: 'Hold the system: go back there when something took it away',
  escort: 'Escort another fleet',
  trade: 'Trade there, and go back when something took it away',
  return: 'Go to the nearest own shipyard when a unit of it is crippled',
  ends: 'No route any more',
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
    if (fleet === '') return { field: 'escorted', problem: 'Choose the fleet to be escorted.' };
    return { route: { kind, fleet } };
  }
  const system = sent.text('system');
  if (system === '') return { field: 'system', problem: 'Choose a system.' };
  if (kind !== 'patrol') return { route: { kind, system } };
  const stops = stopsIn(sent);
  if (stops.length < 2) return { field: 'second', problem: 'A patrol has two stops at least.' };
  return { route: { kind, stops } };
}

export const setRouteForm: OrderForm<'SetRoute'> = {
  kind: 'SetRoute',
  title: 'Give a fleet a route',
  hint: 'It acts in each turn in which you order the fleet neither to move nor to explore, until it ends or you end it.',
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
        label: 'System, or first stop of a patrol',
        sent,
        offers: [{ value: '', label: 'Choose a system' }, ...systems],
      }),
      ...moreStops(systems, sent),
      selectField({
        name: 'escorted',
        label: 'Fleet to be escorted',
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
