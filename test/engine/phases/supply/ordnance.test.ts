import { expect, test } from 'vitest';
import { supplyPhase } from '#engine/phases/supply/phase';
import type { OrdnancePackage } from '#model/forces/ordnance';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import { voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { unitId } from '#test/support/campaign';
import { eventsOf, runPhases } from '#test/support/run-phases';

const SHIP = unitId('red.uf10');
const arm = (unit: string, ...ordnance: readonly OrdnancePackage[]): Order => ({
  kind: 'SetOrdnance',
  units: [unitId(unit)],
  ordnance,
});

type World = Readonly<{ ship?: Partial<Unit>; depot?: boolean }>;

/** What red.uf10, at A with a depot or without, has loaded after its orders, and what failed. */
function loaded(orders: readonly Order[], { ship = {}, depot = true }: World = {}) {
  const base = voyageOf({
    lanes: { 'A-B': 'minor' },
    owners: { A: 'red' },
    fleets: { red: { f1: ['A', 'missile'] }, blue: { f1: ['B', 'missile'] } },
    units: depot ? [ashore('red.u9', 'depot', 'A')] : [],
  });
  const units = { ...base.units, [SHIP]: { ...base.units[SHIP]!, ...ship } };
  const { state, events } = runPhases(
    [supplyPhase],
    { ...base, units, phase: 'supply' },
    {
      red: orders,
    },
  );
  return {
    ordnance: state.units[SHIP]?.ordnance,
    failed: eventsOf(events, 'OrderFailed').map(({ about, because }) => `${about} ${because}`),
    told: eventsOf(events, 'OrdnanceSet').map(({ units: which, witnesses }) => [
      which,
      witnesses.map(({ empire }) => empire),
    ]),
  };
}

test('SUP-9: a unit in supply changes its load, which its owner alone is told', () => {
  const { ordnance, told } = loaded([arm(SHIP, 'heavy', 'heavy')]);
  expect(ordnance).toEqual(['heavy', 'heavy']);
  expect(told).toEqual([[[SHIP], ['red']]]);
});

test('SUP-9: a load is kept until it is changed, and the last order counts', () => {
  const ship: Partial<Unit> = { ordnance: ['jammer'] };
  expect(loaded([], { ship }).ordnance).toEqual(['jammer']);
  expect(loaded([], { ship: { ...ship, outOfSupply: 1 }, depot: false }).ordnance).toEqual([
    'jammer',
  ]);
  expect(loaded([arm(SHIP, 'heavy'), arm(SHIP)], { ship }).ordnance).toEqual([]);
});

test('SUP-9: supply that is drawn this turn is enough', () => {
  const ship: Partial<Unit> = { outOfSupply: 2 };
  expect(loaded([arm(SHIP, 'heavy')], { ship }).ordnance).toEqual(['heavy']);
});

test.each<readonly [string, string, World]>([
  ['is out of supply', 'red.uf10 out-of-supply', { depot: false }],
  ['is mothballed', 'red.uf10 unit-unfit', { ship: { status: 'mothballed' } }],
])('SUP-9: a unit that %s keeps its load', (_name, failure, world) => {
  const { ordnance, failed, told } = loaded([arm(SHIP, 'heavy')], world);
  expect([ordnance, failed, told]).toEqual([[], [failure], []]);
});

test('SUP-9: nobody loads what is lost or another’s', () => {
  const { failed } = loaded([arm('red.u77', 'heavy'), arm('blue.uf10', 'heavy')]);
  expect(failed).toEqual(['red.u77 units-elsewhere', 'blue.uf10 units-elsewhere']);
});
