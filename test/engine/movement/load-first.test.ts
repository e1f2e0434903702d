import { expect, test } from 'vitest';
import { groundCombatPhase } from '#engine/phases/ground-combat/phase';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import type { Cargo } from '#model/orders/cargo';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { ashore } from '#test/support/ashore';
import { systemId, unitId } from '#test/support/campaign';
import { pulledBack } from '#test/support/pulled-back';
import {
  eventsOf,
  inputOf,
  looked,
  move,
  ordersOf,
  sail,
  sightsOf,
  voyageOf,
  whereAre,
} from './voyages.ts';

const CONVOY = unitId('red.uf10');
const FIRST = { loading: 'movement' } as const;
const census: Cargo = { kind: 'census' };
const units = (...ids: readonly string[]): Cargo => ({ kind: 'units', units: ids.map(unitId) });
const load = (cargo: Cargo): Order => ({ kind: 'LoadCargo', carrier: CONVOY, cargo });
const unload = (cargo: Cargo): Order => ({ kind: 'UnloadCargo', carrier: CONVOY, cargo });

/** Red’s convoy at A, red’s colony with Census 3, and troops, a flight in the air and a minefield there. Blue looks on. */
function world(part: Partial<Unit> = {}): CampaignState {
  const state = voyageOf({
    lanes: { 'A-B': 'major', 'B-C': 'major' },
    owners: { A: 'red', C: 'red' },
    states: { 'red/blue': 'alliance' },
    fleets: { red: { f1: ['A', 'convoy'] }, blue: { f1: ['A', 'dd'] } },
    units: [ashore('red.u1', 'gropos', 'A'), ashore('red.u2', 'mine', 'A')],
  });
  return { ...state, units: { ...state.units, [CONVOY]: { ...state.units[CONVOY]!, ...part } } };
}

const HOLDS = ['HOLD_OVERFULL', 'TRADER_LADEN'];

/** A Movement Phase, and the landings after it. */
function play(state: CampaignState, orders: readonly Order[], rules: Partial<RuleSet> = FIRST) {
  const moved = sail(state, { red: orders }, rules);
  const after = { ...moved.state, phase: 'ground-combat' } as const;
  const all = { ...DEFAULT_RULE_SET, ...rules };
  const ended = groundCombatPhase.run(inputOf(after, ordersOf({ red: orders }), all));
  if (!ended.done) throw new Error('the landings ask nothing');
  const broken = brokenInvariants(ended.state).filter(({ code }) => HOLDS.includes(code));
  expect(broken).toEqual([]);
  const events = [...moved.events, ...ended.events];
  return { moved, ended, events, types: events.map(({ type }) => type) };
}
const placeOf = ({ units: all }: CampaignState, id: string): unknown => all[unitId(id)]?.place;

test('MOV-7: what is loaded before movement travels in the same turn', () => {
  const orders = [load(units('red.u1')), move('red.f1', 'B')];
  const { moved, types } = play(world(), orders);
  expect(placeOf(moved.state, 'red.u1')).toEqual({ kind: 'aboard', carrier: CONVOY });
  expect(whereAre(moved.state)).toContain('red.f1 in B');
  expect(types.indexOf('UnitsLoaded')).toBeLessThan(types.indexOf('FleetMoved'));
  expect(types.filter((type) => type === 'UnitsLoaded')).toHaveLength(1);
  expect(types).not.toContain('OrderFailed');
});

test('MOV-7: by default it is loaded after the moves, where the carrier is then', () => {
  const orders = [load(units('red.u1')), move('red.f1', 'B')];
  const { moved, ended, events } = play(world(), orders, {});
  expect(moved.events.map(({ type }) => type)).not.toContain('UnitsLoaded');
  expect(placeOf(ended.state, 'red.u1')).toEqual({ kind: 'system', system: systemId('A') });
  expect(eventsOf({ state: ended.state, events }, 'OrderFailed')).toMatchObject([
    { because: 'cargo-unfit', cite: 'GND-4' },
  ]);
});

test('MOV-7: a Census leaves its system before the fleets move', () => {
  const { moved } = play(world(), [load(census), move('red.f1', 'B')]);
  const { census: left, morale } = moved.state.systems[systemId('A')]!;
  expect([left, morale, moved.state.units[CONVOY]?.census]).toEqual([2, 2, 1]);
});

test('MOV-7: what came aboard in an earlier turn is still unloaded at the landings', () => {
  const { ended } = play(world({ census: 1 }), [unload(census), move('red.f1', 'B', 'C')]);
  expect([ended.state.systems[systemId('C')]?.census, ended.state.units[CONVOY]?.census]).toEqual([
    4, 0,
  ]);
});

test.each<readonly [string, Partial<Unit>, string]>([
  ['trades, though it is to stop', { trading: true }, 'convoy-unfit'],
  ['is in reserve', { status: 'reserve' }, 'convoy-unfit'],
  ['has no room', { census: 1 }, 'no-room-aboard'],
])('MOV-7: before movement nothing is loaded on a convoy that %s', (_name, part, because) => {
  const stop: Order = { kind: 'SetTrade', convoys: [CONVOY], trading: false };
  const moved = sail(world(part), { red: [load(units('red.u1')), stop] }, FIRST);
  expect(eventsOf(moved, 'OrderFailed')).toMatchObject([
    { index: 0, kind: 'LoadCargo', because, cite: 'MOV-7' },
  ]);
  expect(placeOf(moved.state, 'red.u1')).toMatchObject({ kind: 'system' });
});

test.each([
  ['movement', ['pulled-back'], 0],
  ['landings', [], 1],
] as const)(
  'ENC-3, MOV-7: loading = %s: a fleet that pulled back last turn is bound by it until movement is over',
  (loading, because, times) => {
    const state = world();
    const marked = { ...state, effects: pulledBack(CONVOY, state.turn - 1) };
    const { types, events, ended } = play(marked, [load(units('red.u1'))], { loading });
    const failures = eventsOf({ state: ended.state, events }, 'OrderFailed');
    expect(failures.map((failure) => failure.because)).toEqual(because);
    expect(types.filter((type) => type === 'UnitsLoaded')).toHaveLength(times);
  },
);

test('MOV-7, MOV-6: a convoy that has loaded takes up no trade', () => {
  const trade: Order = { kind: 'SetTrade', convoys: [CONVOY], trading: true };
  const moved = sail(world(), { red: [load(census), trade] }, FIRST);
  expect(eventsOf(moved, 'OrderFailed')).toMatchObject([{ because: 'convoy-unfit' }]);
  expect(moved.state.units[CONVOY]).toMatchObject({ trading: false, census: 1 });
});

test('MOV-7, MOV-9: it is loaded when the fleets are regrouped, so that a new fleet loads too', () => {
  const form: Order = { kind: 'FormFleet', name: 'Haul', units: [CONVOY], at: 'movement' };
  const go: Order = { kind: 'MoveFleet', fleet: 'new:Haul', path: [systemId('B')] };
  const moved = sail(world(), { red: [go, load(units('red.u1')), form] }, FIRST);
  expect(placeOf(moved.state, 'red.u1')).toEqual({ kind: 'aboard', carrier: CONVOY });
  const haul = Object.values(moved.state.fleets).find(({ name }) => name === 'Haul');
  expect(haul?.place).toEqual({ kind: 'system', system: systemId('B') });
});

/** What blue has in sight, as far as it is a minefield. */
const minesSeen = ({ contacts }: CampaignState): readonly unknown[] =>
  Object.values(contacts).filter(
    ({ viewer, current, groups }) =>
      viewer === 'blue' && current && groups.some(({ kind }) => kind === 'minefield'),
  );

test('MOV-7, FOG-3: a viewer that stays there sees that a minefield is gone, and nothing of it aboard', () => {
  const before = looked(world());
  expect(minesSeen(before)).toHaveLength(1);
  const moved = sail(before, { red: [load(units('red.u2')), move('red.f1', 'B')] }, FIRST);
  expect(minesSeen(moved.state)).toEqual([]);
  expect(sightsOf(moved, 'blue').join()).not.toContain('mine');
});
