import { expect, test } from 'vitest';
import { constructionPhase } from '#engine/phases/construction/phase';
import { economicPhase } from '#engine/phases/economic/phase';
import { valuesById } from '#kernel/collections/tables';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import { HURT } from '#test/legality/yard-orders';
import { empireId, empireOf, fleetId, fleetOf, unitId } from '#test/support/campaign';
import { type Crew, harbour, human, loran, sol, unit } from '#test/support/harbour';
import { eventsOf, runPhases } from '#test/support/run-phases';

const kili = empireId('kili');
const THEIRS = { owner: loran } as const;
const guests = unitId('kili.u1');

/** A port of the Loran with some depots, where two ships of the Humans and one of the Kili need 4 points each. */
function port(...depots: readonly string[]): CampaignState {
  const crew: Crew = {
    u1: ['cruiser', HURT],
    u2: ['cruiser', HURT],
    ...Object.fromEntries(depots.map((name) => [name, ['depot', THEIRS] as const])),
  };
  const state = harbour({ crew, relation: 'military', system: THEIRS });
  const pact = state.relations[relationIdOf(human, loran)]!;
  const id = relationIdOf(kili, loran);
  const fleet = fleetOf({ id: fleetId('kili.f1'), owner: kili, at: sol });
  const ship: Unit = {
    ...state.units[unit('u1')]!,
    id: guests,
    owner: kili,
    place: { kind: 'fleet', fleet: fleet.id },
  };
  return {
    ...state,
    empires: { ...state.empires, [kili]: { ...empireOf({ id: kili }), treasury: 31 } },
    counters: { ...state.counters, [kili]: state.counters[human]! },
    relations: { ...state.relations, [id]: { ...pact, id, a: kili, b: loran } },
    fleets: { ...state.fleets, [fleet.id]: fleet },
    units: { ...state.units, [guests]: ship },
  };
}

const repair = (...units: readonly Unit['id'][]): Order => ({
  kind: 'RepairUnits',
  where: 'field',
  units,
});
const rolls = (...values: readonly number[]) =>
  values.map((value) => ({ purpose: 'depot order', faces: 100, values: [value] }));
const order = (state: CampaignState, ...dice: readonly number[]) =>
  runPhases(
    [economicPhase],
    state,
    { [human]: [repair(unit('u1'), unit('u2'))], [kili]: [repair(guests)] },
    rolls(...dice),
  );

test.each([
  ['the Humans first', [8, 7], [human, human], guests],
  ['the Kili first', [7, 8], [kili, human], unit('u2')],
] as const)(
  'CON-5: two empires ask one depot for 12 of its 10 points, and d100 decides: %s',
  (_, dice, lent, without) => {
    const { state, events } = order(port('d1'), ...dice);
    expect(eventsOf(events, 'ProjectBegun').map(({ empire }) => empire)).toEqual(lent);
    expect(eventsOf(events, 'OrderFailed')).toMatchObject([
      { because: 'no-helper', about: without },
    ]);
    expect(eventsOf(events, 'TieRolled')).toMatchObject([
      { over: 'depots', place: { system: sol } },
    ]);
    expect(valuesById(state.projects)).toHaveLength(2);
  },
);

test.each([
  ['the Humans first', [8, 7], [unit('u1'), unit('u2')]],
  ['the Kili first', [7, 8], [unit('u1'), guests]],
] as const)(
  'CON-5: one of two depots is lost before the repairs are done, and d100 decides: %s',
  (_, dice, done) => {
    const { state } = order(port('d1', 'd2'), 1, 2);
    const units = { ...state.units };
    Reflect.deleteProperty(units, unit('d2'));
    const { events } = runPhases([constructionPhase], { ...state, units }, {}, rolls(...dice));
    expect(eventsOf(events, 'UnitRestored').map((one) => one.unit)).toEqual(done);
  },
);

test('CON-5: with enough for all, nothing is rolled when the repairs are done', () => {
  const { state } = order(port('d1', 'd2'), 1, 2);
  const { events } = runPhases([constructionPhase], state);
  expect(eventsOf(events, 'UnitRestored')).toHaveLength(3);
});
