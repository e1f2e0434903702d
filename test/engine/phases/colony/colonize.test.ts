import type { UnitId } from '#model/campaign/ids';
import type { DiplomaticState } from '#model/campaign/relation';
import type { StarSystem } from '#model/campaign/system';
import type { Unit } from '#model/forces/unit';
import type { Colonize, Order } from '#model/orders/order';
import { ashore } from '#test/support/ashore';
import {
  campaignOf,
  designId,
  designOf,
  empireId,
  fleetId,
  inFleet,
  systemId,
  systemOf,
  unitId,
  unitOf,
} from '#test/support/campaign';
import { human, humanAndLoran, loran } from '#test/support/human-and-loran';
import { idsOf } from '#test/support/ids-of';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { squadronOf } from '#test/support/squadron';
import { quietColonies } from '#test/support/with-rules';
import { expect, test } from 'vitest';

const wolf = systemId('H0102');
const [convoy, skiff, fort, guard] = idsOf(designId, 'convoy', 'skiff', 'fort', 'guard');
const kili = empireId('kili');
const settler = unitId('human.u1');
const rival = unitId('loran.u1');

type World = Readonly<{
  system?: Partial<StarSystem>;
  census?: number;
  state?: DiplomaticState;
  units?: readonly Unit[];
  orders?: Readonly<Record<string, readonly Order[]>>;
}>;

const colonize = (unit: UnitId): Colonize => ({ kind: 'Colonize', convoy: unit, yieldsTo: null });

/** A convoy of either side at Wolf, which nobody owns. */
function settle({ system = {}, census = 1, state = 'non-intercourse', units = [], orders }: World) {
  const squadron = { at: wolf, designs: [convoy], fleet: { name: 'Settlers' }, unit: { census } };
  const convoys = [human, loran].map((owner) => squadronOf({ owner, ...squadron }));
  const before = campaignOf({
    turn: 3,
    phase: 'colony',
    ...humanAndLoran(state),
    designs: [
      designOf({ id: convoy, kind: 'convoy', civilian: true }),
      designOf({ id: skiff }),
      designOf({ id: fort, kind: 'base', cost: 12 }),
      designOf({ id: guard, kind: 'ground' }),
    ],
    systems: [systemOf({ id: wolf, name: 'Wolf', ...system })],
    fleets: convoys.map((one) => one.fleet),
    units: [...convoys.flatMap((one) => one.units), ...units],
  });
  return runPhases([quietColonies], before, orders ?? { [human]: [colonize(settler)] });
}

test('COL-1: a convoy with Census founds a colony and is used up, and so is its empty fleet', () => {
  const { state, events } = settle({ system: { productivity: 2, missedGrowth: 3 } });
  expect(state.systems[wolf]).toMatchObject({
    owner: human,
    census: 1,
    morale: 1,
    productivity: 2,
    utilized: 0,
    missedGrowth: 0,
  });
  expect(state.units[settler]).toBeUndefined();
  expect(eventsOf(events, 'FleetDisbanded')).toMatchObject([{ fleet: 'human.f1' }]);
  expect(eventsOf(events, 'ColonyFounded')).toMatchObject([
    { settlement: 'colony', convoy: settler, witnesses: [{ empire: human, as: 'owner' }] },
  ]);
});

test('COL-1: a convoy without Census founds an outpost', () => {
  const { state } = settle({ census: 0, system: { productivity: 2 } });
  expect(state.systems[wolf]).toMatchObject({
    owner: human,
    census: 0,
    morale: 0,
    productivity: 0,
  });
});

test('COL-1: what else the convoy carries goes ashore', () => {
  const aboard = { kind: 'aboard', carrier: settler } as const;
  const troops = unitOf({ id: unitId('human.u2'), owner: human, design: guard, place: aboard });
  const { state } = settle({ units: [troops] });
  expect(state.units[troops.id]?.place).toEqual({ kind: 'system', system: wolf });
});

test('COL-1: what two empires want at once nobody gets, and both keep their convoys', () => {
  const orders = { [human]: [colonize(settler)], [loran]: [colonize(rival)] };
  const { state, events } = settle({ orders });
  expect(state.systems[wolf]?.owner).toBeNull();
  expect(Object.keys(state.units)).toEqual([settler, rival]);
  expect(eventsOf(events, 'OrderFailed').map(({ empire, because }) => [empire, because])).toEqual([
    [human, 'contested'],
    [loran, 'contested'],
  ]);
  expect(eventsOf(events, 'ColonyContested')).toMatchObject([
    { system: wolf, empires: [human, loran], witnesses: [] },
  ]);
});

test.each([
  { what: 'one leaves it to the other', to: [loran, null], owner: loran },
  { what: 'each leaves it to the other', to: [loran, human], owner: null },
  { what: 'one leaves it to somebody who is not there', to: [kili, null], owner: null },
] as const)('COL-1: by agreement, $what: $owner', ({ to: [ours, theirs], owner }) => {
  const orders = {
    [human]: [{ ...colonize(settler), yieldsTo: ours }],
    [loran]: [{ ...colonize(rival), yieldsTo: theirs }],
  };
  const { state, events } = settle({ orders });
  expect(state.systems[wolf]?.owner).toBe(owner);
  const failures = eventsOf(events, 'OrderFailed').map(({ because }) => because);
  expect(failures).toEqual(owner === null ? ['contested', 'contested'] : ['system-taken']);
});

test('COL-1: an empire that would leave a system to another settles it when the other stays away', () => {
  const { state } = settle({ orders: { [human]: [{ ...colonize(settler), yieldsTo: loran }] } });
  expect(state.systems[wolf]?.owner).toBe(human);
});

test('COL-1: bases for 12 points decide a contest', () => {
  const units = [ashore('loran.u2', fort, wolf)];
  const orders = { [human]: [colonize(settler)], [loran]: [colonize(rival)] };
  const { state, events } = settle({ units, orders });
  expect(state.systems[wolf]?.owner).toBe(loran);
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([
    { empire: human, because: 'system-taken' },
  ]);
});

test.each([
  { state: 'war', owner: null },
  { state: 'non-intercourse', owner: human },
] as const)('COL-1: beside a warship at $state the owner is $owner', ({ state, owner }) => {
  const place = inFleet(fleetId('loran.f1'));
  const units = [unitOf({ id: unitId('loran.u2'), owner: loran, design: skiff, place })];
  const { state: after, events } = settle({ state, units });
  expect(after.systems[wolf]?.owner).toBe(owner);
  const failures = eventsOf(events, 'OrderFailed').map(({ because }) => because);
  expect(failures).toEqual(owner === null ? ['enemy-fleet'] : []);
});

test('COL-1: bases in a hold claim no system', () => {
  const forts = ['u7', 'u8'].map((name) =>
    unitOf({
      id: unitId(`loran.${name}`),
      owner: loran,
      design: fort,
      place: { kind: 'aboard', carrier: rival },
    }),
  );
  const { events } = settle({ units: forts });
  expect(eventsOf(events, 'ColonyFounded')).toMatchObject([{ empire: human }]);
});

test('COL-1: of two convoys of one empire the first that was ordered settles', () => {
  const place = inFleet(fleetId('human.f1'));
  const second = unitOf({ id: unitId('human.u2'), owner: human, design: convoy, place });
  const orders = { [human]: [colonize(second.id), colonize(settler)] };
  const { state, events } = settle({ units: [second], orders });
  expect(state.systems[wolf]?.census).toBe(0);
  expect(Object.keys(state.units)).toEqual([settler, rival]);
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([{ index: 1, because: 'system-taken' }]);
});

test.each([
  { what: 'a convoy that is no more', unit: unitId('human.u9') },
  { what: 'another’s convoy', unit: rival },
])('FOG-14: $what settles nothing', ({ unit }) => {
  const { state, events } = settle({ orders: { [human]: [colonize(unit)] } });
  expect(state.systems[wolf]?.owner).toBeNull();
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([{ because: 'units-elsewhere' }]);
});
