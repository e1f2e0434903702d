import { expect, test } from 'vitest';
import { supplyPhase } from '#engine/phases/supply/phase';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import type { ResupplyUnits } from '#model/orders/supply';
import type { StandingOrders } from '#model/forces/standing-orders';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { designId, fleetId, unitId } from '#test/support/campaign';
import { eventsOf, runPhases } from '#test/support/run-phases';

type World = Readonly<{
  ships: readonly string[];
  levels: number;
  part?: Partial<Unit>;
  standing?: Partial<StandingOrders>;
}>;

/** f1 at A, far from any depot. Its first ship is this many levels out of supply when the phase begins. */
function lost({ ships, levels, part = {}, standing = {} }: World): CampaignState {
  const base = voyageOf({
    lanes: { 'A-B': 'minor' },
    fleets: { red: { f1: ['A', ...ships] } },
    standing: { red: standing },
  });
  const change = (id: string, more: Partial<Unit>) => [id, { ...base.units[unitId(id)]!, ...more }];
  const changed = [
    change('red.uf10', { outOfSupply: levels }),
    change('red.uf11', { outOfSupply: 1, ...part }),
  ];
  return { ...base, phase: 'supply', units: { ...base.units, ...Object.fromEntries(changed) } };
}

const resupply = (...ships: readonly string[]): ResupplyUnits => ({
  kind: 'ResupplyUnits',
  ships: ships.map(unitId),
});
const levelsIn = ({ units }: CampaignState) =>
  Object.values(units).map(({ id, outOfSupply, condition }) => [id, outOfSupply, condition]);

test('SUP-8: an ordered Supply ship of 2 takes two levels from all there, itself too, and is crippled', () => {
  const state = lost({ ships: ['dd', 'supplier'], levels: 2 });
  const result = runPhases([supplyPhase], state, { red: [resupply('red.uf11')] });
  expect(eventsOf(result.events, 'UnitsResupplied')).toMatchObject([
    { ship: 'red.uf11', units: ['red.uf10', 'red.uf11'], levels: 2, place: { system: 'A' } },
  ]);
  expect(levelsIn(result.state)).toEqual([
    ['red.uf10', 1, 'sound'],
    ['red.uf11', 0, 'crippled'],
  ]);
});

test.each<readonly [string, World, readonly string[]]>([
  [
    'not by a crippled ship',
    { ships: ['dd', 'supplier'], levels: 2, part: { condition: 'crippled' } },
    ['unit-unfit'],
  ],
  [
    'nor by one in reserve',
    { ships: ['dd', 'supplier'], levels: 2, part: { status: 'reserve' } },
    ['unit-unfit'],
  ],
  ['nor by one that has no Supply', { ships: ['dd', 'dd'], levels: 2 }, ['unit-unfit']],
])('SUP-8: %s', (_name, world, because) => {
  const result = runPhases([supplyPhase], lost(world), { red: [resupply('red.uf11')] });
  expect(eventsOf(result.events, 'UnitsResupplied')).toEqual([]);
  expect(eventsOf(result.events, 'OrderFailed').map((event) => event.because)).toEqual(because);
});

test('SUP-8: where nobody is out of supply nothing is done', () => {
  const base = lost({ ships: ['dd', 'supplier'], levels: 0 });
  const isHome = Object.fromEntries(
    Object.entries(base.units).map(([id, unit]) => [
      id,
      { ...unit, status: 'mothballed' as const },
    ]),
  );
  const supplier = { ...base.units[unitId('red.uf11')]!, outOfSupply: 0 };
  const units = { ...isHome, [supplier.id]: supplier };
  // It goes without itself, so that it helps itself alone.
  const result = runPhases([supplyPhase], { ...base, units }, { red: [resupply(supplier.id)] });
  expect(eventsOf(result.events, 'UnitsResupplied')).toMatchObject([{ units: [supplier.id] }]);
  const twice = runPhases(
    [supplyPhase],
    { ...base, units },
    {
      red: [resupply(supplier.id), resupply(supplier.id)],
    },
  );
  expect(eventsOf(twice.events, 'OrderFailed')).toMatchObject([{ because: 'unit-unfit' }]);
});

const DYING = { ships: ['dd', 'supplier', 'supplier'], levels: 3 };

test('SUP-8: by default one Supply ship cripples itself before a unit would die', () => {
  const result = runPhases([supplyPhase], lost(DYING));
  expect(eventsOf(result.events, 'UnitsResupplied')).toMatchObject([{ ship: 'red.uf11' }]);
  expect(eventsOf(result.events, 'UnitDestroyed')).toEqual([]);
  expect(result.state.units[unitId('red.uf10')]?.outOfSupply).toBe(2);
});

test('SUP-8: not under standing orders never to do so, and not before it is needed', () => {
  const never = runPhases([supplyPhase], lost({ ...DYING, standing: { resupply: 'never' } }));
  expect(eventsOf(never.events, 'UnitsResupplied')).toEqual([]);
  expect(eventsOf(never.events, 'UnitDestroyed')).toMatchObject([{ unit: 'red.uf10' }]);
  const early = runPhases([supplyPhase], lost({ ...DYING, levels: 1 }));
  expect(eventsOf(early.events, 'UnitsResupplied')).toEqual([]);
});

test('SUP-8, MOV-7: a Supply ship that cripples itself loses the cargo that it has no room for any more', () => {
  const cargo = ['red.u1', 'red.u2'].map((id) =>
    ashore(id, 'lf', 'A', { place: { kind: 'aboard', carrier: unitId('red.uf11') } }),
  );
  const world = lost({ ships: ['dd', 'supplier'], levels: 2 });
  const all = { ...world.units, ...Object.fromEntries(cargo.map((one) => [one.id, one])) };
  const orders = { red: [resupply('red.uf11')] };
  const { state, events } = runPhases([supplyPhase], { ...world, units: all }, orders);
  expect(eventsOf(events, 'UnitDestroyed')).toMatchObject([{ unit: 'red.u2', cite: 'SUP-8' }]);
  expect(brokenInvariants(state).map(({ code }) => code)).not.toContain('HOLD_OVERFULL');
});

test.each([
  ['by nobody', {}, {}, 'red.u2'],
  ['by its fleet', {}, { cargoFirst: [designId('hawk')] }, 'red.u1'],
  ['by the empire', { cargoFirst: [designId('hawk')] }, {}, 'red.u1'],
  [
    'by its fleet before the empire',
    { cargoFirst: [designId('hawk')] },
    { cargoFirst: [] },
    'red.u2',
  ],
] as const)(
  'CSC-14, ENC-5: which of equal cargo stays in such a hold is said %s',
  (_name, empire, own, gone) => {
    const aboard = { place: { kind: 'aboard', carrier: unitId('red.uf11') } } as const;
    const cargo = [ashore('red.u1', 'lf', 'A', aboard), ashore('red.u2', 'hawk', 'A', aboard)];
    const world = lost({ ships: ['dd', 'supplier'], levels: 2, standing: empire });
    const f1 = world.fleets[fleetId('red.f1')]!;
    const lf = world.designs[designId('lf')]!;
    const { events } = runPhases(
      [supplyPhase],
      {
        ...world,
        units: { ...world.units, ...Object.fromEntries(cargo.map((one) => [one.id, one])) },
        fleets: { ...world.fleets, [f1.id]: { ...f1, standing: own } },
        designs: { ...world.designs, [designId('hawk')]: { ...lf, id: designId('hawk') } },
      },
      { red: [resupply('red.uf11')] },
    );
    expect(eventsOf(events, 'UnitDestroyed').map(({ unit }) => unit)).toEqual([gone]);
  },
);
