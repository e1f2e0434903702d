import { expect, test } from 'vitest';
import { constructionPhase } from '#engine/phases/construction/phase';
import type { Order } from '#model/orders/order';
import {
  designId,
  empireId,
  fleetId,
  inFleet,
  systemId,
  unitId,
  unitOf,
} from '#test/support/campaign';
import { eventsOf, sail, voyageOf, whereAre } from '#test/engine/movement/voyages';
import { runPhases } from '#test/support/run-phases';

const state = voyageOf({
  lanes: { 'A-B': 'major', 'B-C': 'minor' },
  owners: { A: 'red' },
  fleets: { red: { f1: ['A', 'dd', 'dd', 'ca'], f2: ['A', 'dd'], f3: ['B', 'dd'] } },
  units: [1, 2, 3].map((number) =>
    unitOf({
      id: unitId(`red.l${String(number)}`),
      owner: empireId('red'),
      design: designId('lf'),
      place: { kind: 'system', system: systemId('A') },
    }),
  ),
});
const form = (name: string, ...units: readonly string[]): Order => ({
  kind: 'FormFleet',
  name,
  units: units.map(unitId),
  at: 'movement',
});
const assign = (
  units: readonly string[],
  to: Extract<Order, { kind: 'AssignUnits' }>['to'],
): Order => ({
  kind: 'AssignUnits',
  units: units.map(unitId),
  to,
  at: 'movement',
});

test('MOV-9: a fleet is formed and moves in the same sheet', () => {
  const red: readonly Order[] = [
    form('Vanguard', 'red.uf10', 'red.uf20'),
    { kind: 'MoveFleet', fleet: 'new:Vanguard', path: [systemId('B'), systemId('C')] },
  ];
  const result = sail(state, { red });
  expect(whereAre(result.state)).toEqual(['red.f1 in A', 'red.f3 in B', 'red.f4 in C']);
  expect(eventsOf(result, 'FleetDisbanded').map(({ fleet }) => fleet)).toEqual(['red.f2']);
  expect(result.state.units[unitId('red.uf20')]!.place).toEqual(inFleet(fleetId('red.f4')));
});

const stand = (name: string): Order => ({
  kind: 'SetStanding',
  fleet: `new:${name}`,
  standing: { engage: 'nobody', retreatAt: 35 },
});

test('TURN-4, MOV-9: a fleet has the standing orders of the sheet that forms it, from then on', () => {
  // Above the order that forms it, or below.
  for (const red of [
    [form('Vanguard', 'red.uf10', 'red.uf20'), stand('Vanguard')],
    [stand('Vanguard'), form('Vanguard', 'red.uf10', 'red.uf20')],
  ]) {
    const result = sail(state, { red });
    expect(result.state.fleets[fleetId('red.f4')]!.standing).toEqual({
      engage: 'nobody',
      retreatAt: 35,
    });
    expect(result.state.fleets[fleetId('red.f1')]!.standing).toEqual({});
    expect(eventsOf(result, 'StandingOrdersSet')).toMatchObject([{ fleet: 'red.f4' }]);
  }
});

test('TURN-4: standing orders of a fleet that could not be formed fail with it', () => {
  const result = sail(state, { red: [form('X', 'red.u99'), stand('X')] });
  expect(eventsOf(result, 'OrderFailed').map(({ kind, because }) => [kind, because])).toEqual([
    ['FormFleet', 'units-elsewhere'],
    ['SetStanding', 'fleet-gone'],
  ]);
});

const FAILURES: readonly (readonly [string, Order, string])[] = [
  ['units in two places', form('X', 'red.uf10', 'red.uf30'), 'units-elsewhere'],
  ['units that are gone', form('X', 'red.u99'), 'units-elsewhere'],
  [
    'a fleet that is gone',
    assign(['red.uf10'], { kind: 'fleet', fleet: fleetId('red.f9') }),
    'fleet-gone',
  ],
  [
    'a fleet elsewhere',
    assign(['red.uf10'], { kind: 'fleet', fleet: fleetId('red.f3') }),
    'units-elsewhere',
  ],
  [
    'more flights than CV',
    assign(['red.l1', 'red.l2', 'red.l3'], { kind: 'aboard', carrier: unitId('red.uf12') }),
    'no-room-aboard',
  ],
  [
    'flights into a fleet',
    assign(['red.l1'], { kind: 'fleet', fleet: fleetId('red.f1') }),
    'units-elsewhere',
  ],
  [
    'ships aboard',
    assign(['red.uf10'], { kind: 'aboard', carrier: unitId('red.uf12') }),
    'no-room-aboard',
  ],
  [
    'flights aboard what is elsewhere',
    assign(['red.l1'], { kind: 'aboard', carrier: unitId('red.uf30') }),
    'units-elsewhere',
  ],
  [
    'flights that are not Atmospheric ashore',
    assign(['red.l1'], { kind: 'system' }),
    'no-room-aboard',
  ],
];
test.each(FAILURES)('MOV-9: %s', (_name, order, because) => {
  const result = sail(state, { red: [order] });
  expect(eventsOf(result, 'OrderFailed').map((event) => event.because)).toEqual([because]);
  expect(result.state.units).toEqual(state.units);
});

test('MOV-9: flights go aboard as long as there is room', () => {
  const carrier = unitId('red.uf12');
  const result = sail(state, {
    red: [
      assign(['red.l1', 'red.l2'], { kind: 'aboard', carrier }),
      assign(['red.l3'], { kind: 'aboard', carrier }),
    ],
  });
  expect(result.state.units[unitId('red.l2')]!.place).toEqual({ kind: 'aboard', carrier });
  expect(eventsOf(result, 'OrderFailed')).toMatchObject([{ index: 1, because: 'no-room-aboard' }]);
});

test.each([
  ['split', 'red.f2', form('X', 'red.uf20')],
  ['joined', 'red.f2', assign(['red.uf10'], { kind: 'fleet', fleet: fleetId('red.f2') })],
  ['given flights', 'red.f1', assign(['red.l1'], { kind: 'aboard', carrier: unitId('red.uf12') })],
] as const)('ENC-4: a withdrawing fleet is not %s', (_name, id, order) => {
  const fleet = state.fleets[fleetId(id)]!;
  const withdrawing = { lane: 'A-B' as never, turn: 0 };
  const gone = { ...state, fleets: { ...state.fleets, [fleet.id]: { ...fleet, withdrawing } } };
  const result = sail(gone, { red: [order] });
  expect(eventsOf(result, 'OrderFailed')).toMatchObject([{ because: 'withdrawing' }]);
});

test.each([
  ['an own colony', { owner: empireId('red') }, true],
  ['an own outpost', { owner: empireId('red'), census: 0 }, false],
  ['a colony of another', { owner: empireId('blue') }, false],
])('MOV-9: Atmospheric flights base at %s: %s', (_name, change, isBased) => {
  const [lf, carrier] = [state.designs[designId('lf')]!, unitId('red.uf12')];
  const place = { kind: 'aboard', carrier } as const;
  const flight = { ...state.units[unitId('red.l1')]!, place };
  const abilities = [{ id: 'atmospheric' as never, rating: 1 }];
  const result = sail(
    {
      ...state,
      designs: { ...state.designs, [lf.id]: { ...lf, abilities } },
      systems: { ...state.systems, A: { ...state.systems[systemId('A')]!, ...change } },
      units: { ...state.units, [flight.id]: flight },
    } as typeof state,
    { red: [assign(['red.l1'], { kind: 'system' })] },
  );
  const after = result.state.units[flight.id]!.place;
  expect(after).toEqual(isBased ? { kind: 'system', system: 'A' } : place);
});

test('MOV-9: fleets that met on the way are merged at the end of Construction', () => {
  const move: Order = { kind: 'MoveFleet', fleet: fleetId('red.f2'), path: [systemId('B')] };
  const merge: Order = { ...form('Host', 'red.uf20', 'red.uf30'), at: 'construction' } as Order;
  const sailed = sail(state, { red: [move, merge] });
  const { state: after } = runPhases([constructionPhase], sailed.state, { red: [move, merge] });
  expect(whereAre(after)).toEqual(['red.f1 in A', 'red.f4 in B']);
});

test('MOV-9: a fleet formed before movement takes others in after Construction', () => {
  const red: readonly Order[] = [
    form('Vanguard', 'red.uf10'),
    { kind: 'MoveFleet', fleet: 'new:Vanguard', path: [systemId('B')] },
    {
      ...assign(['red.uf30'], { kind: 'fleet', fleet: 'new:Vanguard' }),
      at: 'construction',
    } as Order,
  ];
  const sailed = sail(state, { red });
  const { state: after } = runPhases([constructionPhase], sailed.state, { red });
  expect(after.units[unitId('red.uf30')]!.place).toEqual(inFleet(fleetId('red.f4')));
  expect(whereAre(after)).toEqual(['red.f1 in A', 'red.f2 in A', 'red.f4 in B']);
});

test('MOV-9: of two orders for one unit the later counts, and what it empties is no more', () => {
  const red: readonly Order[] = [
    form('First', 'red.uf20'),
    form('Second', 'red.uf20'),
    { kind: 'MoveFleet', fleet: 'new:First', path: [systemId('B')] },
    { kind: 'MoveFleet', fleet: fleetId('red.f2'), path: [systemId('B')] },
  ];
  const result = sail(state, { red });
  expect(whereAre(result.state)).toEqual(['red.f1 in A', 'red.f3 in B', 'red.f5 in A']);
  expect(eventsOf(result, 'OrderFailed')).toMatchObject([
    { index: 2, because: 'fleet-gone' },
    { index: 3, because: 'fleet-gone' },
  ]);
});

test('MOV-9: a unit named twice is one unit, and no units are none', () => {
  const result = sail(state, { red: [form('X', 'red.uf20', 'red.uf20'), form('Y')] });
  expect(eventsOf(result, 'FleetFormed')).toMatchObject([{ units: ['red.uf20'] }]);
  expect(eventsOf(result, 'OrderFailed')).toMatchObject([{ index: 1, because: 'units-elsewhere' }]);
});

test('MOV-9: an empire that is not in the campaign moves nothing', () => {
  const result = sail(state, {
    green: [
      form('X', 'red.uf20'),
      { kind: 'MoveFleet', fleet: fleetId('red.f2'), path: [systemId('B')] },
    ],
  });
  expect(result.state.fleets).toEqual(state.fleets);
  expect(eventsOf(result, 'FleetFormed')).toEqual([]);
});
