import { expect, test } from 'vitest';
import { loseDivided } from '#engine/losses/lose-divided';
import { crippleUnits } from '#engine/losses/cripple-units';
import { loseUnits } from '#engine/losses/lose-units';
import { handFleet } from '#engine/apply/corrections/hand-fleet';
import { writerOver } from '#engine/apply/writer';
import { groundCombatPhase } from '#engine/phases/ground-combat/phase';
import { movementPhase } from '#engine/phases/movement/phase';
import { type Recorder, recorderOf } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';
import type { CampaignState } from '#model/campaign/state';
import type { Unit, UnitPlace } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, fleetId, inFleet, systemId, unitId } from '#test/support/campaign';
import { eventsOf, runPhases } from '#test/support/run-phases';

const [FIRST, SECOND, THIRD, APART, BASE] = [
  'red.uf10',
  'red.uf11',
  'red.uf12',
  'red.uf20',
  'red.u1',
].map(unitId) as [Unit['id'], Unit['id'], Unit['id'], Unit['id'], Unit['id']];

/** Two convoys and a Supply ship of 2 in one fleet at A, a convoy in another, and a base of size 12. */
function world(place?: UnitPlace): CampaignState {
  return voyageOf({
    lanes: { 'A-B': 'minor' },
    owners: { A: 'red' },
    fleets: { red: { f1: ['A', 'convoy', 'convoy', 'supplier'], f2: ['A', 'convoy'] } },
    units: [ashore(BASE, 'base', 'A', place === undefined ? {} : { place })],
  });
}
const shared: UnitPlace = {
  kind: 'aboard',
  carrier: FIRST,
  shares: [{ carrier: SECOND, size: 2 }],
};

const share = (carrier: Unit['id'], ...others: readonly Unit['id'][]): Order => ({
  kind: 'LoadCargo',
  carrier,
  cargo: { kind: 'shared', unit: BASE, others },
});
const unload = (carrier: Unit['id']): Order => ({
  kind: 'UnloadCargo',
  carrier,
  cargo: { kind: 'units', units: [BASE] },
});
const CODES = ['SHARERS_APART', 'HOLD_OVERFULL', 'UNIT_PLACE', 'TRADER_LADEN'];
const breachesIn = (state: CampaignState): readonly string[] =>
  brokenInvariants(state)
    .map(({ code }) => code)
    .filter((code) => CODES.includes(code));

function land(state: CampaignState, ...orders: readonly Order[]) {
  const result = runPhases([groundCombatPhase], state, { red: orders });
  expect(breachesIn(result.state)).toEqual([]);
  const failed = eventsOf(result.events, 'OrderFailed').map(({ because }) => because);
  return { failed, place: result.state.units[BASE]?.place };
}

test('MOV-7: convoys share what is too big for one, the first as much as it can', () => {
  expect(land(world(), share(FIRST, SECOND))).toEqual({ failed: [], place: shared });
});

test('MOV-7: a convoy and a Supply ship share, and who is not needed takes nothing', () => {
  const { place } = land(world(), share(FIRST, THIRD, SECOND));
  expect(place).toEqual({ ...shared, shares: [{ carrier: THIRD, size: 2 }] });
});

test.each<readonly [string, Order, string]>([
  ['not alone', share(FIRST, FIRST), 'no-room-aboard'],
  ['not with another fleet', share(FIRST, APART), 'units-elsewhere'],
  ['not with what is not there', share(FIRST, unitId('red.u99')), 'units-elsewhere'],
])('MOV-7: %s', (_name, order, because) => {
  expect(land(world(), order).failed).toEqual([because]);
});

test('MOV-7: the parts fill the holds', () => {
  const other = ashore('red.u2', 'gropos', 'A', { place: { kind: 'aboard', carrier: SECOND } });
  const more = (cost: number): CampaignState => {
    const state = world();
    const gropos = { ...state.designs[other.design]!, cost };
    return {
      ...state,
      units: { ...state.units, [other.id]: other },
      designs: { ...state.designs, [other.design]: gropos },
    };
  };
  expect(land(more(8), share(FIRST, SECOND)).failed).toEqual([]);
  expect(land(more(9), share(FIRST, SECOND)).failed).toEqual(['no-room-aboard']);
});

test('MOV-7: only the first of them unloads it, and then all are free', () => {
  expect(land(world(shared), unload(SECOND))).toEqual({ failed: ['cargo-unfit'], place: shared });
  const ashoreNow = { kind: 'system', system: systemId('A') };
  expect(land(world(shared), unload(FIRST))).toEqual({ failed: [], place: ashoreNow });
});

/** Whether the base is still there after something happened to its carriers. */
function isKept(what: (record: Recorder) => void, state = world(shared)): boolean {
  const record = recorderOf(state);
  what(record);
  const after = record.result().state;
  expect(breachesIn(after)).toEqual([]);
  return Object.hasOwn(after.units, BASE);
}
const cripple =
  (...ids: readonly Unit['id'][]) =>
  (record: Recorder): void => {
    const place = { kind: 'system', system: systemId('A') } as const;
    crippleUnits(record, ids, { because: cite('CSC-14'), place });
  };

test.each([FIRST, SECOND])('MOV-7: it is lost with %s', (id) => {
  const lose = (record: Recorder): void =>
    loseUnits(record, [record.state().units[id]!], cite('SUP-7'));
  expect(isKept(lose)).toBe(false);
});

test('CSC-14, MOV-7: it is lost when a crippled hold has no room for its part, and once', () => {
  expect(isKept(cripple(SECOND))).toBe(true);
  expect(isKept(cripple(FIRST))).toBe(false);
  expect(isKept(cripple(FIRST, SECOND))).toBe(false);
});

test('MOV-7: it is lost when its carriers are no longer together', () => {
  expect(isKept(loseDivided)).toBe(true);
  const state = world(shared);
  const away = { ...state.units[SECOND]!, place: inFleet(fleetId('red.f2')) };
  expect(isKept(loseDivided, { ...state, units: { ...state.units, [SECOND]: away } })).toBe(false);
});

const form = (...units: readonly Unit['id'][]): Order => ({
  kind: 'FormFleet',
  name: 'New',
  units,
  at: 'movement',
});
test('MOV-7, MOV-9: a carrier that shares it goes nowhere without the others', () => {
  const failuresOf = (order: Order) => {
    const { state, events } = runPhases([movementPhase], world(shared), { red: [order] });
    expect(breachesIn(state)).toEqual([]);
    return eventsOf(events, 'OrderFailed').map(({ because }) => because);
  };
  expect(failuresOf(form(FIRST))).toEqual(['cargo-shared']);
  expect(failuresOf(form(SECOND, THIRD))).toEqual(['cargo-shared']);
  expect(failuresOf(form(FIRST, SECOND))).toEqual([]);
  expect(failuresOf(form(THIRD))).toEqual([]);
});

test('TURN-3, MOV-7: a fleet that is handed over keeps what it shares', () => {
  const write = writerOver(world(shared));
  handFleet(write, fleetId('red.f1'), empireId('blue'));
  const items = Object.values(write.read().units).filter(({ place }) => place.kind === 'aboard');
  expect(items).toMatchObject([
    { owner: 'blue', place: { carrier: 'blue.u1', shares: [{ carrier: 'blue.u2', size: 2 }] } },
  ]);
});
