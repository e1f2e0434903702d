import { expect, test } from 'vitest';
import { groundCombatPhase } from '#engine/phases/ground-combat/phase';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import type { Cargo } from '#model/orders/cargo';
import type { Order } from '#model/orders/order';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { unitId } from '#test/support/campaign';
import { eventsOf, runPhases } from '#test/support/run-phases';

const [LANDER, SUPPLIER, CARRIER] = ['red.uf10', 'red.uf11', 'red.uf12'];
const units = (...ids: readonly string[]): Cargo => ({ kind: 'units', units: ids.map(unitId) });
const load = (carrier: string | undefined, cargo: Cargo): Order => ({
  kind: 'LoadCargo',
  carrier: unitId(carrier ?? ''),
  cargo,
});
const unload = (carrier: string | undefined, cargo: Cargo): Order => ({
  kind: 'UnloadCargo',
  carrier: unitId(carrier ?? ''),
  cargo,
});
const aboard = (carrier: string | undefined): Partial<Unit> => ({
  place: { kind: 'aboard', carrier: unitId(carrier ?? '') },
});

type World = Readonly<{ units: readonly Unit[]; ships?: Readonly<Record<string, Partial<Unit>>> }>;

/** At A, red's colony: an Assault ship of 5, a Supply ship of 2 and a carrier with CV 2. */
function world({ units: more, ships = {} }: World, owner = 'red'): CampaignState {
  const state = voyageOf({
    lanes: { 'A-B': 'minor' },
    owners: owner === '' ? {} : { A: owner },
    fleets: { red: { f1: ['A', 'lander', 'supplier', 'ca'] } },
    units: more,
  });
  const changed = Object.entries(ships).map(
    ([id, part]) => [id, { ...state.units[unitId(id)]!, ...part }] as const,
  );
  return { ...state, units: { ...state.units, ...Object.fromEntries(changed) } };
}

const LOADS = ['HOLD_OVERFULL', 'CARRIER_OVER_CV'];
const breachesIn = (state: CampaignState) =>
  brokenInvariants(state)
    .map(({ code }) => code)
    .filter((code) => LOADS.includes(code));

function land(state: CampaignState, ...orders: readonly Order[]) {
  const result = runPhases([groundCombatPhase], state, { red: orders });
  expect(breachesIn(result.state)).toEqual([]);
  const failed = eventsOf(result.events, 'OrderFailed').map(({ because }) => because);
  return { ...result, failed };
}
const placeOf = ({ state }: { state: CampaignState }, id: string): unknown =>
  state.units[unitId(id)]?.place;

const troops = ashore('red.u1', 'gropos', 'A');
const flights = [1, 2, 3].map((n) => ashore(`red.u${String(n)}`, 'lf', 'A', aboard(CARRIER)));

test('MOV-7: an Assault ship takes ground forces aboard, up to its rating', () => {
  const two = [troops, ashore('red.u2', 'gropos', 'A')];
  const result = land(world({ units: two }), load(LANDER, units('red.u1', 'red.u2')));
  expect(result.failed).toEqual(['no-room-aboard']);
  expect(placeOf(result, 'red.u1')).toEqual({ kind: 'aboard', carrier: LANDER });
});

test('MOV-7: a Supply ship takes flights aboard, up to its rating', () => {
  const result = land(
    world({ units: flights.slice(0, 2) }),
    load(SUPPLIER, units('red.u1', 'red.u2')),
  );
  expect(result.failed).toEqual([]);
  expect(placeOf(result, 'red.u2')).toEqual({ kind: 'aboard', carrier: SUPPLIER });
});

const lf = ashore('red.u5', 'lf', 'A', aboard(LANDER));
test.each<readonly [string, World, Order, string]>([
  ['a Supply ship no ground forces', { units: [troops] }, load(SUPPLIER, units('red.u1')), ''],
  ['an Assault ship no flights', { units: flights.slice(0, 1) }, load(LANDER, units('red.u1')), ''],
  ['none of them Census', { units: [] }, load(SUPPLIER, { kind: 'census' }), 'cargo-unfit'],
  [
    'nor a ship without a hold',
    { units: [troops] },
    load(CARRIER, units('red.u1')),
    'convoy-unfit',
  ],
  [
    'a crippled one half, down',
    { units: [troops], ships: { 'red.uf10': { condition: 'crippled' } } },
    load(LANDER, units('red.u1')),
    '',
  ],
  [
    'one in reserve nothing',
    { units: [troops], ships: { 'red.uf10': { status: 'reserve' } } },
    load(LANDER, units('red.u1')),
    'convoy-unfit',
  ],
])('MOV-7: %s', (_name, part, order, because) => {
  const { failed, events } = land(world(part), order);
  expect(failed).toEqual([because === '' ? 'no-room-aboard' : because]);
  expect(eventsOf(events, 'UnitsLoaded')).toEqual([]);
});

test('MOV-7: what is based on a ship is not unloaded, nor are flights loaded where they are based', () => {
  const part = { units: flights.slice(0, 1) };
  expect(land(world(part), unload(CARRIER, units('red.u1'))).failed).toEqual(['convoy-unfit']);
});

test('MOV-7: flights find basing beside what else their new carrier has aboard', () => {
  const stowed = ashore('red.u4', 'lf', 'A', aboard(SUPPLIER));
  const result = land(world({ units: [flights[0]!, stowed] }), unload(SUPPLIER, units('red.u4')));
  expect(result.failed).toEqual([]);
  expect(placeOf(result, 'red.u4')).toEqual({ kind: 'aboard', carrier: CARRIER });
});

test('MOV-7: a minefield out of a hold is deployed at once, in nobody’s system too', () => {
  const mine = ashore('red.u1', 'cheapmine', 'A', aboard(SUPPLIER));
  const result = land(world({ units: [mine] }, ''), unload(SUPPLIER, units('red.u1')));
  expect(placeOf(result, 'red.u1')).toEqual({ kind: 'system', system: 'A' });
});

test('MOV-7: a flight in the hold of an Assault ship would be a broken state', () => {
  const state = world({ units: [lf] });
  expect(breachesIn(state)).toEqual(['HOLD_OVERFULL']);
});

test('MOV-7, GND-4: past a blockade its owner loads only with what was there before, and besiegers embark from their beachhead', () => {
  const shutIn = (lastMoved: number, owner: string): readonly string[] => {
    const base = world({ units: [troops] }, owner);
    const [A] = Object.values(base.systems).filter(({ id }) => id === 'A');
    const [fleet] = Object.values(base.fleets);
    const systems = { ...base.systems, A: { ...A!, blockaded: true } };
    const fleets = { [fleet!.id]: { ...fleet!, lastMoved } };
    return land({ ...base, systems, fleets }, load(LANDER, units('red.u1'))).failed;
  };
  expect([shutIn(0, 'red'), shutIn(1, 'red'), shutIn(0, 'blue')]).toEqual([[], ['blockaded'], []]);
});
