import { expect, test } from 'vitest';
import { groundCombatPhase } from '#engine/phases/ground-combat/phase';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import type { Unit } from '#model/forces/unit';
import type { Cargo } from '#model/orders/cargo';
import type { Order } from '#model/orders/order';
import { voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { systemId, unitId } from '#test/support/campaign';
import { eventsOf, runPhases } from '#test/support/run-phases';

const CONVOY = unitId('red.uf10');
const census: Cargo = { kind: 'census' };
const units = (...ids: readonly string[]): Cargo => ({ kind: 'units', units: ids.map(unitId) });
const load = (cargo: Cargo): Order => ({ kind: 'LoadCargo', carrier: CONVOY, cargo });
const unload = (cargo: Cargo): Order => ({ kind: 'UnloadCargo', carrier: CONVOY, cargo });
const aboard = { place: { kind: 'aboard', carrier: CONVOY } } as const;

type World = Readonly<{
  system?: Partial<StarSystem>;
  convoy?: Partial<Unit>;
  lastMoved?: number;
  units?: readonly Unit[];
  owner?: string;
  states?: Parameters<typeof voyageOf>[0]['states'];
  ships?: readonly string[];
}>;

/** Red's convoy at A: red's colony with Census 3, Morale 2 and Capacity 6. */
function world(part: World = {}): CampaignState {
  const { owner = 'red', ships = [], units: more = [], states = {} } = part;
  const state = voyageOf({
    lanes: { 'A-B': 'minor' },
    owners: owner === '' ? {} : { A: owner },
    states,
    fleets: { red: { f1: ['A', 'convoy', ...ships] } },
    units: more,
  });
  const A = systemId('A');
  const fleet = Object.values(state.fleets)[0]!;
  return {
    ...state,
    systems: { ...state.systems, [A]: { ...state.systems[A]!, ...part.system } },
    units: { ...state.units, [CONVOY]: { ...state.units[CONVOY]!, ...part.convoy } },
    fleets: { [fleet.id]: { ...fleet, lastMoved: part.lastMoved ?? 0 } },
  };
}

function land(state: CampaignState, ...orders: readonly Order[]) {
  const result = runPhases([groundCombatPhase], state, { red: orders });
  const failed = eventsOf(result.events, 'OrderFailed').map(({ because }) => because);
  return { ...result, failed, at: result.state.systems[systemId('A')] };
}
const placeOf = (state: CampaignState, id: string): unknown => state.units[unitId(id)]?.place;

test('MOV-7: loading a Census costs the system one, and Morale stays within it', () => {
  const { state, at, failed } = land(world({ system: { census: 2, morale: 2 } }), load(census));
  expect([failed, at?.census, at?.morale, state.units[CONVOY]?.census]).toEqual([[], 1, 1, 1]);
});

test.each<readonly [string, World, Order, string]>([
  ['never the last Census', { system: { census: 1, morale: 1 } }, load(census), 'cargo-unfit'],
  ['not from others', { owner: 'blue' }, load(census), 'no-landing-here'],
  ['not two', { convoy: { census: 1 } }, load(census), 'no-room-aboard'],
  [
    'not on a crippled convoy',
    { convoy: { condition: 'crippled' } },
    load(census),
    'no-room-aboard',
  ],
  ['not while it trades', { convoy: { trading: true } }, load(census), 'convoy-unfit'],
  ['not in reserve', { convoy: { status: 'reserve' } }, load(census), 'convoy-unfit'],
  ['not past a blockade', { system: { blockaded: true }, lastMoved: 1 }, load(census), 'blockaded'],
  ['nothing is landed that is not aboard', {}, unload(census), 'cargo-unfit'],
  [
    'not into a full system',
    { system: { capacity: 3 }, convoy: { census: 1 } },
    unload(census),
    'no-room-ashore',
  ],
  [
    'not into nobody’s system',
    { owner: '', convoy: { census: 1 } },
    unload(census),
    'no-landing-here',
  ],
  [
    'not at an enemy’s',
    { owner: 'blue', convoy: { census: 1 } },
    unload(census),
    'no-landing-here',
  ],
])('MOV-7, GND-4: %s', (_name, part, order, because) => {
  const { failed, events } = land(world(part), order);
  expect(failed).toEqual([because]);
  expect(events.map(({ type }) => type)).not.toContain('CensusLanded');
});

test('GND-4: a Census lands in a colony, also a Military partner’s', () => {
  const own = land(world({ convoy: { census: 1 } }), unload(census));
  expect([own.at?.census, own.at?.morale, own.state.units[CONVOY]?.census]).toEqual([4, 2, 0]);
  const states = { 'red/blue': 'military' } as const;
  const other = land(world({ owner: 'blue', states, convoy: { census: 1 } }), unload(census));
  expect(other.at?.census).toBe(4);
});

/** Red and Green have a convoy with a Census each at Blue's colony, which has room for `room` more. */
function guestsOf(room: number): CampaignState {
  const state = voyageOf({
    empires: ['red', 'green', 'blue'],
    lanes: { 'A-B': 'minor' },
    owners: { A: 'blue' },
    states: { 'red/blue': 'military', 'green/blue': 'military' },
    fleets: { red: { f1: ['A', 'convoy'] }, green: { f2: ['A', 'convoy'] } },
  });
  const A = systemId('A');
  const system = state.systems[A]!;
  const capacity = system.census + room;
  const units = Object.values(state.units).map((unit) => [unit.id, { ...unit, census: 1 }]);
  return {
    ...state,
    systems: { ...state.systems, [A]: { ...system, capacity } },
    units: Object.fromEntries(units) as CampaignState['units'],
  };
}
const landGuests = (room: number, dice: readonly number[]) => {
  const state = guestsOf(room);
  const sheets = Object.values(state.units).map(({ id, owner }) => [
    owner,
    [{ kind: 'UnloadCargo', carrier: id, cargo: census } as const],
  ]);
  const script = dice.map((value) => ({ purpose: 'landing order', faces: 100, values: [value] }));
  return runPhases([groundCombatPhase], state, Object.fromEntries(sheets), script).events;
};

test.each([
  [[40, 39], 'green', 'red'],
  [[39, 40], 'red', 'green'],
])('GND-4: the last room in a colony goes by d100 to one of two empires: %j', (dice, won, lost) => {
  const events = landGuests(1, dice);
  expect(eventsOf(events, 'CensusLanded').map(({ empire }) => empire)).toEqual([won]);
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([
    { empire: lost, because: 'no-room-ashore' },
  ]);
  expect(eventsOf(events, 'TieRolled')).toMatchObject([
    { over: 'landing', order: [{ empire: won }, { empire: lost }] },
  ]);
});

test('GND-4: nothing is rolled where there is room for all, or for none', () => {
  expect(eventsOf(landGuests(2, []), 'CensusLanded')).toHaveLength(2);
  expect(eventsOf(landGuests(0, []), 'CensusLanded')).toEqual([]);
});

test('COL-1: a Census landed at an outpost makes it a colony', () => {
  const outpost = { census: 0, morale: 0, productivity: 0 };
  const { at } = land(world({ system: outpost, convoy: { census: 1 } }), unload(census));
  expect([at?.census, at?.morale]).toEqual([1, 1]);
});

test('GND-4: a fleet that was there before loads in a blockaded system', () => {
  const { failed, at } = land(world({ system: { blockaded: true } }), load(census));
  expect([failed, at?.census]).toEqual([[], 2]);
});

test('MOV-7: units by their cost, bases twice, until the hold is full (example 7)', () => {
  const troops = [1, 2, 3].map((n) => ashore(`red.u${String(n)}`, 'gropos', 'A'));
  const { state, failed } = land(
    world({ units: troops }),
    load(units('red.u1', 'red.u2', 'red.u3')),
  );
  expect(failed).toEqual(['no-room-aboard']);
  expect(['red.u1', 'red.u2', 'red.u3'].map((id) => placeOf(state, id))).toMatchObject([
    { kind: 'aboard' },
    { kind: 'aboard' },
    { kind: 'system' },
  ]);
  const base = land(world({ units: [ashore('red.u1', 'base', 'A')] }), load(units('red.u1')));
  expect(base.failed).toEqual(['no-room-aboard']);
});

test('MOV-7: bases may be put down where nobody rules, ground forces not', () => {
  const cargo = [ashore('red.u1', 'depot', 'A', aboard), ashore('red.u2', 'gropos', 'A', aboard)];
  const { state, failed } = land(
    world({ owner: '', units: cargo }),
    unload(units('red.u1', 'red.u2')),
  );
  expect(failed).toEqual(['no-landing-here']);
  expect(placeOf(state, 'red.u1')).toEqual({ kind: 'system', system: 'A' });
  expect(placeOf(state, 'red.u2')).toMatchObject({ kind: 'aboard' });
});

test('MOV-7: flights need basing: a carrier there takes them in', () => {
  const cargo = [1, 2, 3].map((n) => ashore(`red.u${String(n)}`, 'lf', 'A', aboard));
  const order = unload(units('red.u1', 'red.u2', 'red.u3'));
  const { events, failed } = land(world({ units: cargo, ships: ['ca'] }), order);
  expect(eventsOf(events, 'UnitsLanded')).toMatchObject([
    { units: ['red.u1', 'red.u2'], to: { kind: 'aboard', carrier: 'red.uf11' } },
  ]);
  expect(failed).toEqual(['no-landing-here']);
});

test('GND-4: unload, then load; nothing is loaded and unloaded in one turn', () => {
  const troops = ashore('red.u1', 'gropos', 'A', aboard);
  const orders = [load(units('red.u1')), unload(units('red.u1'))];
  const { state, failed } = land(world({ units: [troops] }), ...orders);
  expect([failed, placeOf(state, 'red.u1')]).toEqual([
    ['cargo-unfit'],
    { kind: 'system', system: 'A' },
  ]);
  const both = land(world({ convoy: { census: 1 } }), load(census), unload(census));
  expect([both.failed, both.at?.census]).toEqual([['cargo-unfit'], 4]);
});

test('GND-4: what is not aboard any more cannot be landed, and its owner is told', () => {
  const state = world({ units: [ashore('red.u1', 'gropos', 'A', aboard)] });
  const { failed, state: after } = land(state, unload(units('red.u1', 'red.u2')));
  expect(failed).toEqual(['cargo-unfit']);
  expect(placeOf(after, 'red.u1')).toEqual({ kind: 'system', system: 'A' });
});
