import { expect, test } from 'vitest';
import { openingPhase } from '#engine/phases/opening/phase';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { empireId, unitId } from '#test/support/campaign';
import { eventsOf as eventsIn, runPhases } from '#test/support/run-phases';
import { ashore } from '#test/support/ashore';
import { eventsOf, type FleetPlan, looked, move, sail, voyageOf } from './voyages.ts';

const trade = (unit: string, trading = true): Order => ({
  kind: 'SetTrade',
  convoys: [unitId(unit)],
  trading,
});

/** A–B–C: A with a depot and C are red's, B is nobody's. */
const world = (fleets: FleetPlan): CampaignState =>
  voyageOf({
    lanes: { 'A-B': 'minor', 'B-C': 'minor' },
    owners: { A: 'red', C: 'red' },
    units: [ashore('red.u9', 'depot', 'A')],
    fleets,
  });

const trading = (state: CampaignState, ...ids: readonly string[]): CampaignState => ({
  ...state,
  units: {
    ...state.units,
    ...Object.fromEntries(ids.map((id) => [id, { ...state.units[unitId(id)]!, trading: true }])),
  },
});

test('MOV-6: a convoy trades where it is at the end of its move', () => {
  const state = world({ red: { f1: ['B', 'convoy'] } });
  const result = sail(state, { red: [move('red.f1', 'C'), trade('red.uf10')] });
  expect(eventsOf(result, 'TradeSet')).toMatchObject([{ system: 'C', units: ['red.uf10'] }]);
  expect(result.state.units[unitId('red.uf10')]?.trading).toBe(true);
});

test.each([
  ['in nobody’s system', ['B', 'convoy'], 'no-trade-here'],
  ['crippled', ['A', 'convoy!'], 'convoy-unfit'],
])('MOV-6: it does not trade %s', (_name, fleet, because) => {
  const result = sail(world({ red: { f1: fleet } }), { red: [trade('red.uf10')] });
  expect(eventsOf(result, 'OrderFailed')).toMatchObject([{ kind: 'SetTrade', because }]);
  expect(eventsOf(result, 'TradeSet')).toEqual([]);
});

test('MOV-6: moving ends a route, staying keeps it, an order stops it', () => {
  const fleets = { f1: ['A', 'convoy'], f2: ['A', 'convoy'], f3: ['A', 'convoy'] };
  const state = trading(world({ red: fleets }), 'red.uf10', 'red.uf20', 'red.uf30');
  const orders = [move('red.f1', 'B'), trade('red.uf30', false)];
  const result = sail(state, { red: orders });
  expect(eventsOf(result, 'TradeEnded')).toMatchObject([
    { units: ['red.uf10'], because: 'moved' },
    { units: ['red.uf30'], because: 'ordered' },
  ]);
  expect(result.state.units[unitId('red.uf20')]?.trading).toBe(true);
});

/** What red is told at the opening about its route at C. */
function interruption(state: CampaignState): readonly unknown[] {
  const { events } = runPhases([openingPhase], { ...state, phase: 'opening' });
  return eventsIn(events, 'RouteInterrupted').map(({ because, at, by }) => [because, at, by]);
}

test('MOV-6, FOG-15: an interrupted route says why, and who does it only by what is seen', () => {
  const fleets = { red: { f1: ['C', 'convoy'] }, blue: { f1: ['B', 'dd'] } };
  const state = trading(world(fleets), 'red.uf10');
  expect(interruption(state)).toEqual([['no-way', null, null]]);
  const watched = world({ ...fleets, red: { ...fleets.red, f2: ['B', 'scout'] } });
  const seen = looked(trading(watched, 'red.uf10'));
  expect(interruption(seen)).toEqual([['enemy-fleet', 'B', empireId('blue')]]);
});

test.each([
  ['an open one says nothing', {}, []],
  ['without a depot', { depot: 'crippled' }, [['no-depot', null, null]]],
  ['with a crippled convoy', { convoy: 'crippled' }, [['convoy-unfit', null, null]]],
  ['with a blockaded depot', { blockaded: true }, [['no-depot', null, null]]],
] as const)('MOV-6: a route %s', (_name, change, told) => {
  const base = trading(world({ red: { f1: ['C', 'convoy'] } }), 'red.uf10');
  const { depot, convoy, blockaded } = {
    depot: 'sound',
    convoy: 'sound',
    blockaded: false,
    ...change,
  };
  const units = {
    ...base.units,
    'red.u9': { ...base.units[unitId('red.u9')]!, condition: depot },
    'red.uf10': { ...base.units[unitId('red.uf10')]!, condition: convoy },
  };
  const systems = { ...base.systems, A: { ...base.systems['A' as never]!, blockaded } };
  expect(interruption({ ...base, units, systems })).toEqual(told);
});

test('MOV-1, SUP-7: a fleet out of supply goes one lane', () => {
  const state = voyageOf({
    lanes: { 'A-B': 'major', 'B-C': 'minor' },
    fleets: { red: { f1: ['A', 'dd'] } },
  });
  const id = unitId('red.uf10');
  const units = { ...state.units, [id]: { ...state.units[id]!, outOfSupply: 1 } };
  const orders = { red: [move('red.f1', 'B', 'C')] };
  expect(eventsOf(sail(state, orders), 'FleetMoved')).toHaveLength(2);
  expect(eventsOf(sail({ ...state, units }, orders), 'FleetMoved')).toHaveLength(1);
});

test.each([
  ['military', 'blue', true],
  ['trade', 'blue', false],
  ['military', 'red', true],
] as const)(
  'MOV-6, SUP-5: under a %s treaty a depot of %s serves the routes of red: %s',
  (state, owner, isOpen) => {
    const start = voyageOf({
      lanes: { 'A-B': 'minor', 'B-C': 'minor' },
      owners: { A: 'blue', C: 'red' },
      states: { 'red/blue': state },
      units: [ashore(`${owner}.u9`, 'depot', 'A', { owner: empireId(owner) })],
      fleets: { red: { f1: ['C', 'convoy'] } },
    });
    const { events } = runPhases([openingPhase], trading(start, 'red.uf10'));
    expect(eventsIn(events, 'RouteInterrupted').length === 0).toBe(isOpen);
  },
);
