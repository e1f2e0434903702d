import { constructionPhase } from '#engine/phases/construction/phase';
import { economicPhase } from '#engine/phases/economic/phase';
import type { CampaignState } from '#model/campaign/state';
import type { UnitStatus } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import { aboard, type Crew, harbour, human, sol, unit } from '#test/support/harbour';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { expect, test } from 'vitest';

const status = (to: UnitStatus, ...names: readonly string[]): Order => ({
  kind: 'SetStatus',
  units: names.map(unit),
  status: to,
});

const change = (state: CampaignState, ...orders: readonly Order[]) =>
  runPhases([economicPhase, constructionPhase], state, { [human]: orders });

const becauseOf = ({ events }: ReturnType<typeof change>) => [
  ...eventsOf(events, 'OrderFailed').map(({ because }) => because),
  ...eventsOf(events, 'UnitProjectFailed').map(({ because }) => because),
];
const RESERVE = { status: 'reserve' } as const;
const LAID_UP = { status: 'mothballed' } as const;

type Row = Readonly<{ name: string; crew: Crew; to: UnitStatus }>;

test.each<Row>([
  { name: 'a ship at a shipyard', crew: { u1: ['cruiser'], y1: ['yard'] }, to: 'reserve' },
  {
    name: 'a ship at a Mobile Shipyard',
    crew: { u1: ['cruiser'], m1: ['dock'] },
    to: 'mothballed',
  },
  { name: 'an Atmospheric ship without one', crew: { u1: ['lander'] }, to: 'reserve' },
  { name: 'a flight at a colony', crew: { u1: ['skyhawk'] }, to: 'mothballed' },
  { name: 'a minefield at a colony', crew: { u1: ['mine'] }, to: 'mothballed' },
  { name: 'ground forces at a colony', crew: { u1: ['troops'] }, to: 'reserve' },
  {
    name: 'a mothballed ship at a shipyard',
    crew: { u1: ['cruiser', LAID_UP], y1: ['yard'] },
    to: 'active',
  },
  {
    name: 'a crippled ship',
    crew: { u1: ['cruiser', { condition: 'crippled' }], y1: ['yard'] },
    to: 'reserve',
  },
])('CON-9: $name becomes $to', ({ crew, to }) => {
  const { state, events } = change(harbour({ crew }), status(to, 'u1'));
  expect(eventsOf(events, 'StatusChanged')).toMatchObject([{ unit: 'human.u1', to, system: sol }]);
  expect(state.units[unit('u1')]?.status).toBe(to);
  expect(state.projects).toEqual({});
  expect(state.empires[human]?.treasury).toBe(50);
});

test.each<Row>([
  { name: 'a base', crew: { u1: ['fort'], y1: ['yard'] }, to: 'reserve' },
  { name: 'a convoy', crew: { u1: ['freighter'], y1: ['yard'] }, to: 'mothballed' },
  { name: 'a minefield in reserve', crew: { u1: ['mine'], y1: ['yard'] }, to: 'reserve' },
  { name: 'mothballed ground forces', crew: { u1: ['troops'] }, to: 'mothballed' },
  { name: 'a ship without a shipyard', crew: { u1: ['cruiser'] }, to: 'reserve' },
  {
    name: 'a mothballed ship in reserve',
    crew: { u1: ['cruiser', LAID_UP], y1: ['yard'] },
    to: 'reserve',
  },
  {
    name: 'a mothballed ship with troops aboard',
    crew: { u1: ['cruiser'], t1: ['troops', { place: aboard('u1') }], y1: ['yard'] },
    to: 'mothballed',
  },
  { name: 'what is active already', crew: { u1: ['cruiser'], y1: ['yard'] }, to: 'active' },
])('CON-9: never $name', ({ crew, to }) => {
  const played = change(harbour({ crew }), status(to, 'u1'));
  expect(becauseOf(played)).toEqual(['unit-unfit']);
  expect(eventsOf(played.events, 'StatusChanged')).toEqual([]);
});

test('ECO-6, CON-9: nothing is activated while the Treasury is negative', () => {
  const crew: Crew = { u1: ['cruiser', LAID_UP], u2: ['cruiser'], y1: ['yard'] };
  const orders = [status('active', 'u1'), status('reserve', 'u2')];
  const played = change(harbour({ crew, treasury: -1 }), ...orders);
  expect(becauseOf(played)).toEqual(['treasury-short']);
  expect(played.state.units[unit('u1')]?.status).toBe('mothballed');
  expect(played.state.units[unit('u2')]?.status).toBe('reserve');
});

test('CON-9: flights and mines change only where people live', () => {
  const outpost = { census: 0, morale: 0, productivity: 0, utilized: 0 };
  const crew: Crew = { u1: ['mine'], u2: ['skyhawk'], y1: ['yard'] };
  const played = change(harbour({ crew, system: outpost }), status('mothballed', 'u1', 'u2'));
  expect(becauseOf(played)).toEqual(['unit-unfit', 'unit-unfit']);
});

test('CON-9: a change takes as much capacity as the units cost, before works do', () => {
  const crew: Crew = { u1: ['cruiser'], u2: ['cruiser'], y1: ['yard'] };
  const state = harbour({ crew, works: { w1: { cost: 7 } } });
  const played = change(state, status('reserve', 'u1', 'u2'));
  expect(eventsOf(played.events, 'StatusChanged').map((one) => one.unit)).toEqual(['human.u1']);
  expect(becauseOf(played)).toEqual(['no-capacity']);
  expect(eventsOf(played.events, 'WorkAdvanced')).toMatchObject([{ capacity: 3 }]);
});

test('CON-9: if capacity is short, the units that come first in the sheet change', () => {
  const state = harbour({ crew: { u1: ['cruiser'], u2: ['cruiser'], y1: ['yard'] } });
  const changedBy = (...orders: readonly Order[]) =>
    eventsOf(change(state, ...orders).events, 'StatusChanged').map((one) => one.unit);
  const [one, two] = [status('reserve', 'u1'), status('mothballed', 'u2')];
  expect(changedBy(one, two)).toEqual(['human.u1']);
  expect(changedBy(two, one)).toEqual(['human.u2']);
  expect(changedBy(status('reserve', 'u2', 'u1'))).toEqual(['human.u2']);
});

test('CON-9: what is Atmospheric takes the capacity of the system first', () => {
  const crew: Crew = { u1: ['lander'], u2: ['lander'], u3: ['lander'], y1: ['yard'] };
  const state = harbour({ crew, works: { w1: { cost: 7 } } });
  const played = change(state, status('reserve', 'u1', 'u2', 'u3'));
  expect(becauseOf(played)).toEqual([]);
  expect(eventsOf(played.events, 'WorkAdvanced')).toMatchObject([{ capacity: 6 }]);
});

test('CON-9: flights that are named beside their carrier change once, and are counted once', () => {
  const crew: Crew = { u1: ['carrier'], g1: ['wing', { place: aboard('u1') }], y1: ['yard'] };
  const played = change(harbour({ crew }), status('mothballed', 'u1', 'g1'));
  expect(becauseOf(played)).toEqual([]);
  expect(eventsOf(played.events, 'StatusChanged')).toMatchObject([{ aboard: [unit('g1')] }]);
  expect(played.state.projects).toEqual({});
});

test('CON-9: flights change with their carrier and take capacity too', () => {
  const crew: Crew = {
    u1: ['carrier'],
    g1: ['wing', { place: aboard('u1') }],
    g2: ['wing', { place: aboard('u1') }],
    y1: ['yard'],
  };
  const reserve = change(harbour({ crew }), status('reserve', 'u1'));
  expect(reserve.state.units[unit('g1')]).toMatchObject({ ...RESERVE, place: aboard('u1') });
  const laid = change(harbour({ crew }), status('mothballed', 'u1'));
  const ashore = { ...LAID_UP, place: { kind: 'system', system: sol } };
  expect(laid.state.units[unit('g2')]).toMatchObject(ashore);
  const third: Crew = { ...crew, u2: ['lander'], w: ['wing'] };
  const crowded = change(
    harbour({ crew: { ...third, u3: ['cruiser'] } }),
    status('reserve', 'u1', 'u3'),
  );
  expect(becauseOf(crowded)).toEqual(['no-capacity']);
});

test('CON-9: mothballed ships lie in a fleet of their own, and come back to that of the yard', () => {
  const crew: Crew = { u1: ['cruiser'], u2: ['lander'], y1: ['yard'] };
  const laid = change(harbour({ crew }), status('mothballed', 'u1'));
  expect(Object.values(laid.state.fleets).map(({ name }) => name)).toEqual([
    'human.f1',
    'Sol Mothballs',
  ]);
  const { state } = change({ ...laid.state, turn: 4 }, status('active', 'u1'));
  expect(Object.values(state.fleets).map(({ name }) => name)).toEqual(['human.f1', 'Sol Yard']);
  expect(state.units[unit('u1')]?.status).toBe('active');
});

test('CON-9: the last ship that is mothballed takes its fleet along', () => {
  const crew: Crew = { u1: ['cruiser'], y1: ['yard'] };
  const { state, events } = change(harbour({ crew }), status('mothballed', 'u1'));
  expect(eventsOf(events, 'FleetDisbanded')).toMatchObject([{ name: 'human.f1' }]);
  expect(Object.values(state.fleets).map(({ name }) => name)).toEqual(['Sol Mothballs']);
});

test('CON-9: a change fails when the shipyard is lost before it comes', () => {
  const crew: Crew = { u1: ['cruiser'], y1: ['yard'] };
  const ordered = runPhases([economicPhase], harbour({ crew }), {
    [human]: [status('reserve', 'u1')],
  }).state;
  const units = Object.fromEntries(
    Object.entries(ordered.units).filter(([id]) => id !== unit('y1')),
  );
  const { state, events } = runPhases([constructionPhase], { ...ordered, units });
  expect(eventsOf(events, 'UnitProjectFailed')).toMatchObject([{ because: 'yard-lost', paid: 0 }]);
  expect(state.units[unit('u1')]?.status).toBe('active');
});

test('CON-9: a change fails when something came aboard that cannot change with it, and says so', () => {
  const crew: Crew = { u1: ['carrier'], y1: ['yard'], t1: ['troops'] };
  const ordered = runPhases([economicPhase], harbour({ crew }), {
    [human]: [status('mothballed', 'u1')],
  }).state;
  const troops = { ...ordered.units[unit('t1')]!, place: aboard('u1') };
  const units = { ...ordered.units, [unit('t1')]: troops };
  const { events } = runPhases([constructionPhase], { ...ordered, units });
  expect(eventsOf(events, 'UnitProjectFailed')).toMatchObject([{ because: 'laden' }]);
});
