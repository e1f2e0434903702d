import { expect, test } from 'vitest';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import type { Route } from '#model/forces/route';
import type { Order } from '#model/orders/order';
import { ashore } from '#test/support/ashore';
import { empireId, fleetId, systemId, unitId } from '#test/support/campaign';
import { rowsById } from '#test/support/proof-map';
import {
  eventsOf,
  type FleetPlan,
  looked,
  move,
  sail,
  type Voyaged,
  voyageOf,
  whereAre,
} from './voyages.ts';

const RED = empireId('red');
const at = (id: string): SystemId => systemId(id);
const known = { turn: 0, source: 'scenario' } as const;

const route = (fleet: string, to: Route | null): Order => ({
  kind: 'SetRoute',
  fleet: fleetId(fleet),
  route: to,
});

/** Knows all systems, and all lanes but these. */
function charted(state: CampaignState, viewer: EmpireId, hidden: readonly string[]): CampaignState {
  const lanes = Object.values(state.lanes)
    .filter(({ id }) => !hidden.includes(id))
    .map(({ id: lane, a, b, class: of }) => {
      return { id: knowledgeIdOf(viewer, lane), viewer, lane, a, b, class: of, known };
    });
  const systems = Object.values(state.systems).map(({ id: system, name, hex }) => {
    const row = {
      viewer,
      system,
      name,
      hex,
      located: known,
      visited: null,
      reported: null,
      surveyed: 0,
    };
    return { id: knowledgeIdOf(viewer, system), ...row };
  });
  return looked({
    ...state,
    knownLanes: { ...rowsById(lanes), ...state.knownLanes },
    knownSystems: { ...rowsById(systems), ...state.knownSystems },
  });
}

/** A–B–C–D in a line, and A–E–D that red does not know unless said. */
function world(fleets: FleetPlan, hidden: readonly string[] = ['D-E']): CampaignState {
  const state = voyageOf({
    lanes: { 'A-B': 'minor', 'B-C': 'minor', 'C-D': 'minor', 'A-E': 'major', 'D-E': 'minor' },
    owners: { A: 'red', C: 'red' },
    units: [ashore('red.u8', 'yard', 'C'), ashore('red.u9', 'depot', 'A')],
    fleets,
  });
  return charted(state, RED, hidden);
}

type Turns = readonly (readonly Order[])[];

/** Movement of several turns, with red’s orders for each. */
function sailed(start: CampaignState, turns: Turns): readonly Voyaged[] {
  const results: Voyaged[] = [];
  let state = start;
  for (const [turn, red] of turns.entries()) {
    const result = sail({ ...state, phase: 'movement', turn: turn + 1, encounters: {} }, { red });
    results.push(result);
    state = result.state;
  }
  return results;
}

const places = (results: readonly Voyaged[]): readonly (readonly string[])[] =>
  results.map(({ state }) => whereAre(state));

test('MOV-12 TURN-5: a fleet goes to its goal over several turns, also when nothing is ordered, and the route ends there', () => {
  const start = world({ red: { f1: ['A', 'dd'] } });
  const results = sailed(start, [[route('red.f1', { kind: 'to', system: at('D') })], [], [], []]);
  expect(places(results)).toEqual([['B'], ['C'], ['D'], ['D']].map(([to]) => [`red.f1 in ${to}`]));
  expect(results.map((one) => eventsOf(one, 'RouteSet').map(({ because }) => because))).toEqual([
    ['ordered'],
    [],
    ['arrived'],
    [],
  ]);
  expect(results[3]!.state.fleets[fleetId('red.f1')]!.route).toBe(null);
});

test('MOV-12 FOG-14: only lanes that its owner knows lead it', () => {
  const go = [[route('red.f1', { kind: 'to', system: at('D') })]];
  const fleets = { red: { f1: ['A', 'dd'] } };
  expect(places(sailed(world(fleets), go))).toEqual([['red.f1 in B']]);
  expect(places(sailed(world(fleets, []), go))).toEqual([['red.f1 in D']]);
});

test('MOV-12: a fleet that knows no way stays, and goes when it knows one', () => {
  const start = world({ red: { f1: ['A', 'dd'] } }, ['D-E']);
  const blind = { ...start, knownLanes: {} };
  const [first] = sailed(blind, [[route('red.f1', { kind: 'hold', system: at('C') })]]);
  expect(whereAre(first!.state)).toEqual(['red.f1 in A']);
  const [then] = sailed({ ...first!.state, knownLanes: world({}).knownLanes }, [[]]);
  expect(whereAre(then!.state)).toEqual(['red.f1 in B']);
});

test('MOV-12: a patrol goes there and back, ends a turn at each stop, and says so', () => {
  const stops = [at('A'), at('B'), at('C')];
  const start = world({ red: { f1: ['A', 'dd'] } });
  const results = sailed(start, [[route('red.f1', { kind: 'patrol', stops })], [], [], [], []]);
  expect(
    places(results)
      .flat()
      .map((text) => text.at(-1)),
  ).toEqual(['B', 'C', 'B', 'A', 'B']);
  expect(eventsOf(results[1]!, 'RouteSet')).toMatchObject([
    { because: 'stop-reached', route: { next: 3 } },
  ]);
});

test('MOV-12: an order to move or to explore goes first, and the route goes on in the next turn', () => {
  const start = world({ red: { f1: ['B', 'dd'], f2: ['B', 'pathfinder'] } });
  const explore = { kind: 'ExploreLane', fleet: fleetId('red.f2'), toward: null } as const;
  const results = sailed(start, [
    [
      route('red.f1', { kind: 'hold', system: at('C') }),
      route('red.f2', { kind: 'hold', system: at('C') }),
      move('red.f1', 'A'),
      explore,
    ],
    [],
  ]);
  expect(places(results)).toEqual([
    ['red.f1 in A', 'red.f2 in B'],
    ['red.f1 in B', 'red.f2 in C'],
  ]);
});

test('MOV-12: an escort ends its turn where the other fleet does, and its route with that one', () => {
  const start = world({ red: { f1: ['B', 'dd'], f2: ['A', 'dd'] } });
  const escort = route('red.f2', { kind: 'escort', fleet: fleetId('red.f1') });
  const results = sailed(start, [[escort, move('red.f1', 'A')], [move('red.f1', 'B')]]);
  expect(places(results)).toEqual([
    ['red.f1 in A', 'red.f2 in A'],
    ['red.f1 in B', 'red.f2 in B'],
  ]);
  const { state } = results[1]!;
  const fleets = { [fleetId('red.f2')]: state.fleets[fleetId('red.f2')]! };
  const units = { [unitId('red.uf20')]: state.units[unitId('red.uf20')]! };
  const [last] = sailed({ ...state, fleets, units }, [[]]);
  expect(eventsOf(last!, 'RouteSet')).toMatchObject([{ route: null, because: 'escorted-gone' }]);
});

test('MOV-12: fleets that escort each other in a ring stay', () => {
  const start = world({ red: { f1: ['A', 'dd'], f2: ['B', 'dd'] } });
  const results = sailed(start, [
    [
      route('red.f1', { kind: 'escort', fleet: fleetId('red.f2') }),
      route('red.f2', { kind: 'escort', fleet: fleetId('red.f1') }),
    ],
  ]);
  expect(eventsOf(results[0]!, 'OrderFailed')).toEqual([]);
});

test('MOV-12: a fleet returns to the nearest own shipyard when a unit of it is crippled', () => {
  const start = world({ red: { f1: ['A', 'dd', 'dd!'], f2: ['A', 'dd'] } });
  const results = sailed(start, [
    [route('red.f1', { kind: 'return' }), route('red.f2', { kind: 'return' })],
    [],
    [],
  ]);
  expect(places(results)).toEqual([
    ['red.f1 in B', 'red.f2 in A'],
    ['red.f1 in C', 'red.f2 in A'],
    ['red.f1 in C', 'red.f2 in A'],
  ]);
});

test('MOV-12 MOV-6: convoys take up their trade where the route has them trade, unless that is stopped', () => {
  const start = world({ red: { f1: ['B', 'convoy'] } });
  const stop = { kind: 'SetTrade', convoys: [unitId('red.uf10')], trading: false } as const;
  const results = sailed(start, [
    [route('red.f1', { kind: 'trade', system: at('C') })],
    [move('red.f1', 'B')],
    [],
    [stop],
  ]);
  expect(
    results.map(({ state }) => [
      state.fleets[fleetId('red.f1')]!.place,
      state.units[unitId('red.uf10')]!.trading,
    ]),
  ).toMatchObject([
    [{ system: 'C' }, true],
    [{ system: 'B' }, false],
    [{ system: 'C' }, true],
    [{ system: 'C' }, false],
  ]);
});

test('MOV-12: an order ends a route; of a fleet that is gone the owner reads that it failed', () => {
  const start = world({ red: { f1: ['A', 'dd'] } });
  const results = sailed(start, [
    [route('red.f1', { kind: 'to', system: at('D') }), route('red.f7', null)],
    [route('red.f1', null)],
  ]);
  expect(places(results)).toEqual([['red.f1 in B'], ['red.f1 in B']]);
  expect(eventsOf(results[0]!, 'OrderFailed')).toMatchObject([
    { kind: 'SetRoute', because: 'fleet-gone', index: 1 },
  ]);
});
