import { expect, test } from 'vitest';
import type { EmpireView } from '#fog/views/empire-view';
import { brandAs } from '#kernel/brand/brand';
import { fleetRoutes } from '#legality/movement/fleet-routes';
import { judgeOrders } from '#legality/judge-orders';
import type { ContactId } from '#model/campaign/ids';
import { laneIdOf } from '#model/campaign/lane';
import type { Route } from '#model/forces/route';
import type { FleetRef, Order } from '#model/orders/order';
import { fleetId } from '#test/support/campaign';
import { loran } from '#test/support/human-and-loran';
import { deneb, home, sol, vega, viewOf, wolf } from './human-view.ts';

const far = fleetId('human.f2');

const route = (to: Route | null, fleet: FleetRef = home): Order => {
  return { kind: 'SetRoute', fleet, route: to };
};
const toVega: Route = { kind: 'to', system: vega };

/** The lane to Vega is a minor one. */
function wide(): EmpireView {
  const lane = laneIdOf(wolf, vega);
  const view = viewOf();
  return { ...view, lanes: { ...view.lanes, [lane]: { ...view.lanes[lane]!, class: 'minor' } } };
}

const codesOf = (orders: readonly Order[], view = wide()): readonly (readonly string[])[] =>
  judgeOrders(view, orders).verdicts.map(({ issues }) => issues.map(({ code }) => code));

const routed = (view: EmpireView, orders: readonly Order[] = []): readonly string[] =>
  fleetRoutes(judgeOrders(view, orders).plan).map(({ name, plan }) => {
    const { state, path, goal } = plan;
    return `${name} ${state} ${path.join('-')} of ${String(goal?.stops.length ?? 0)}`;
  });

test.each<Readonly<{ name: string; orders: readonly Order[]; codes: readonly string[] }>>([
  { name: 'a way that is known', orders: [route(toVega)], codes: [] },
  { name: 'there already', orders: [route({ kind: 'to', system: sol })], codes: ['THERE_ALREADY'] },
  {
    name: 'unknown systems',
    orders: [route({ kind: 'hold', system: deneb })],
    codes: ['SYSTEM_UNKNOWN'],
  },
  {
    name: 'another’s fleet',
    orders: [route(toVega, fleetId('loran.f1'))],
    codes: ['FLEET_UNKNOWN'],
  },
  {
    name: 'to escort another’s fleet',
    orders: [route({ kind: 'escort', fleet: fleetId('loran.f1') })],
    codes: ['FLEET_UNKNOWN'],
  },
  {
    name: 'to escort itself',
    orders: [route({ kind: 'escort', fleet: home })],
    codes: ['ESCORTS_ITSELF'],
  },
  { name: 'one stop', orders: [route({ kind: 'patrol', stops: [sol] })], codes: ['STOPS_UNFIT'] },
  {
    name: 'a stop twice',
    orders: [route({ kind: 'patrol', stops: [sol, sol] })],
    codes: ['STOPS_UNFIT'],
  },
  {
    name: 'trade without convoys',
    orders: [route({ kind: 'trade', system: sol })],
    codes: ['NO_CONVOY'],
  },
  { name: 'no route to end', orders: [route(null)], codes: ['NO_ROUTE'] },
])('MOV-12 FOG-14: a route is judged by what its owner knows: $name', ({ orders, codes }) => {
  expect(codesOf(orders)).toEqual([codes]);
});

test('MOV-12: a fleet that leaves can be sent back to where it was', () => {
  const back = route({ kind: 'to', system: sol });
  const away: Order = { kind: 'MoveFleet', fleet: home, path: [wolf] };
  expect(codesOf([back, away])).toEqual([[], []]);
});

test('MOV-12: a fleet has one route; a player who knows no way for it is told that it stays', () => {
  expect(codesOf([route(toVega), route({ kind: 'return' })])).toEqual([[], ['ROUTE_TWICE']]);
  expect(codesOf([route(toVega)], viewOf())).toEqual([['NO_WAY']]);
});

test('MOV-12 FOG-11: enemies that are remembered on the way are told with the turn, once for a system', () => {
  const view = wide();
  const id = brandAs<ContactId>('human.c1');
  const contact = {
    id,
    kind: 'fleet',
    owner: loran,
    place: { kind: 'system', system: vega },
    groups: [],
    ships: [],
    seen: { turn: 1, source: 'presence' },
    current: false,
    cameFrom: null,
    leftFor: null,
  } as const;
  const neighbour = {
    id: loran,
    name: 'Loran',
    state: 'war',
    since: 1,
    sustained: true,
    pact: false,
  } as const;
  const other = { ...contact, id: brandAs<ContactId>('human.c2') };
  const contacts = { [id]: contact, [other.id]: other };
  const seen = { ...view, contacts, neighbours: { [loran]: neighbour } };
  const [verdict] = judgeOrders(seen, [route(toVega)]).verdicts;
  expect(verdict?.issues.map(({ text }) => text)).toEqual([
    'An enemy was at Vega in turn 1, and may be there still.',
  ]);
});

test('MOV-12: what fleets do by their routes follows from the whole sheet', () => {
  const move: Order = { kind: 'MoveFleet', fleet: home, path: [wolf] };
  const escort = route({ kind: 'escort', fleet: home }, far);
  expect(routed(wide(), [route(toVega)])).toEqual([`Home Fleet goes ${wolf} of 2`]);
  expect(routed(wide(), [route(toVega), move])).toEqual(['Home Fleet rests  of 0']);
  expect(routed(wide(), [escort])).toEqual([`Far Fleet goes ${sol} of 1`]);
  expect(routed(wide(), [escort, move])).toEqual(['Far Fleet stays  of 0']);
});

test('MOV-12: the escort of a fleet that gives all its ships away goes nowhere with it', () => {
  const escort = route({ kind: 'escort', fleet: home }, far);
  const ships = Object.values(wide().units).flatMap(({ id, place }) =>
    place.kind === 'fleet' && place.fleet === home ? [id] : [],
  );
  const form: Order = { kind: 'FormFleet', name: 'New', units: ships, at: 'movement' };
  expect(routed(wide(), [form, escort]).filter((one) => one.includes(`goes ${sol}`))).toEqual([]);
});

test('MOV-12: a route from before goes on, and orders about its fleet are judged where it takes it', () => {
  const view = wide();
  const kept = { ...view.fleets[home]!, route: { route: toVega, next: 0 } };
  const later = { ...view, fleets: { ...view.fleets, [home]: kept } };
  expect(routed(later)).toEqual([`Home Fleet goes ${wolf} of 2`]);
  expect(judgeOrders(later, []).plan.destinations.get(home)).toBe(wolf);
  expect(judgeOrders(later, [route(null)]).plan.destinations.get(home)).toBe(undefined);
  expect(codesOf([route(null)], later)).toEqual([[]]);
});
