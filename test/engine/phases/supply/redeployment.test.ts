import { expect, test } from 'vitest';
import { supplyPhase } from '#engine/phases/supply/phase';
import { projectIdOf } from '#model/campaign/project';
import type { CampaignState } from '#model/campaign/state';
import type { LaneClass } from '#model/campaign/lane';
import type { Unit } from '#model/forces/unit';
import type { Order, RedeployUnits } from '#model/orders/order';
import { type FleetPlan, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, fleetId, systemId, unitId } from '#test/support/campaign';
import { eventsOf, runPhases } from '#test/support/run-phases';

type World = Readonly<{
  units?: readonly Unit[];
  fleets?: FleetPlan;
  lanes?: Readonly<Record<string, LaneClass>>;
  orders: readonly Order[];
  projects?: Projects;
}>;
type Projects = CampaignState['projects'];

const flight = (id: string, carrier: string, part: Partial<Unit> = {}): Unit =>
  ashore(id, 'lf', 'A', { place: { kind: 'aboard', carrier: unitId(carrier) }, ...part });
const mine = (id: string, part: Partial<Unit> = {}): Unit => ashore(id, 'mine', 'A', part);
const depots = [ashore('red.u8', 'depot', 'A'), ashore('red.u9', 'depot', 'E')];

const to = (fleet: string, ...units: readonly string[]): RedeployUnits => ({
  kind: 'RedeployUnits',
  units: units.map(unitId),
  to: { kind: 'fleet', fleet: fleetId(fleet) },
});
const at = (system: string, ...units: readonly string[]): RedeployUnits => ({
  kind: 'RedeployUnits',
  units: units.map(unitId),
  to: { kind: 'system', system: systemId(system) },
});

/** What becomes of orders on the lanes A–E: red.f1 is at A, red.f2 at E, each with a ship of CV 2; depots at both. */
function redeploy({ units = [], fleets = {}, lanes, orders, projects = {} }: World) {
  const base = voyageOf({
    lanes: lanes ?? { 'A-B': 'restricted', 'B-C': 'minor', 'C-D': 'major', 'D-E': 'minor' },
    owners: { A: 'red', E: 'red' },
    fleets: { red: { f1: ['A', 'ca'], f2: ['E', 'ca', 'dd'] }, ...fleets },
    units: [...depots, ...units],
  });
  const now = { ...base, phase: 'supply', projects } as const;
  const { state, events } = runPhases([supplyPhase], now, { red: orders });
  return {
    placeOf: (id: string) => state.units[unitId(id)]?.place,
    failed: eventsOf(events, 'OrderFailed').map(({ about, because }) => `${about} ${because}`),
    told: eventsOf(events, 'UnitsRedeployed').map(({ units: which, witnesses }) => [
      which,
      witnesses.map(({ empire }) => empire),
    ]),
  };
}

test('SUP-10: flights in supply go to a fleet far away, by lanes of any class', () => {
  const units = [flight('red.u1', 'red.uf10'), flight('red.u2', 'red.uf10')];
  const { placeOf, failed, told } = redeploy({ units, orders: [to('red.f2', 'red.u1', 'red.u2')] });
  expect(failed).toEqual([]);
  expect(placeOf('red.u1')).toEqual({ kind: 'aboard', carrier: 'red.uf20' });
  expect(told).toEqual([[['red.u1', 'red.u2'], ['red']]]);
});

test('SUP-10: no more than the carriers of the fleet have room for', () => {
  const units = ['1', '2', '3'].map((id) => flight(`red.u${id}`, 'red.uf10'));
  const orders = [to('red.f2', 'red.u1', 'red.u2', 'red.u3')];
  const { placeOf, failed } = redeploy({ units, orders });
  expect(failed).toEqual(['red.u3 no-room-aboard']);
  expect(placeOf('red.u3')).toEqual({ kind: 'aboard', carrier: 'red.uf10' });
});

test('SUP-10, CON-9: a carrier that changes its status takes in nobody', () => {
  const units = [flight('red.u1', 'red.uf10')];
  const change = (unit: string): Projects => {
    const id = projectIdOf('status', unitId(unit));
    const subject = { kind: 'unit', unit: unitId(unit), to: 'reserve', helpers: [] } as const;
    return { [id]: { id, kind: 'status', owner: empireId('red'), paid: 0, ready: null, subject } };
  };
  const orders = [to('red.f2', 'red.u1')];
  const { placeOf, failed } = redeploy({ units, orders, projects: change('red.uf20') });
  expect(failed).toEqual(['red.u1 no-room-aboard']);
  expect(placeOf('red.u1')).toEqual({ kind: 'aboard', carrier: 'red.uf10' });
});

test('SUP-10: deployed minefields go to systems that their owner controls, or aboard a Minelayer', () => {
  const units = [mine('red.u1'), mine('red.u2'), mine('red.u3')];
  const fleets = { red: { f1: ['A', 'dd'], f2: ['E', 'layer'] } };
  const orders = [at('E', 'red.u1'), to('red.f2', 'red.u2'), at('C', 'red.u3')];
  const { placeOf, failed } = redeploy({ units, fleets, orders });
  expect(placeOf('red.u1')).toEqual({ kind: 'system', system: 'E' });
  expect(placeOf('red.u2')).toEqual({ kind: 'aboard', carrier: 'red.uf20' });
  expect(failed).toEqual(['red.u3 no-room-aboard']);
});

test('SUP-10: what a Minelayer lays in this phase stays', () => {
  const fleets = { red: { f1: ['A', 'layer'], f2: ['E', 'ca'] } };
  const units = [mine('red.u1', { place: { kind: 'aboard', carrier: unitId('red.uf10') } })];
  const lay: Order = { kind: 'LayMinefields', minefields: [unitId('red.u1')] };
  const { failed } = redeploy({ units, fleets, orders: [lay, at('E', 'red.u1')] });
  expect(failed).toEqual(['red.u1 unit-unfit']);
});

test.each<readonly [string, string, Partial<World>]>([
  ['an enemy fleet bars the way', 'no-free-way', { fleets: { blue: { f1: ['C', 'dd'] } } }],
  ['an enemy fleet is at its goal', 'no-free-way', { fleets: { blue: { f1: ['E', 'dd'] } } }],
  [
    'a lane on the way is unexplored',
    'no-free-way',
    { lanes: { 'A-B': 'unexplored', 'B-E': 'minor' } },
  ],
  [
    'no supply comes to its goal',
    'out-of-supply',
    {
      lanes: { 'A-B': 'restricted', 'B-E': 'restricted' },
      fleets: { red: { f1: ['A', 'ca'], f2: ['B', 'ca'] } },
    },
  ],
])('SUP-10: a flight stays where %s', (_name, because, world) => {
  const { fleets = {} } = world;
  const red = { f1: ['A', 'ca'], f2: ['E', 'ca'] };
  const result = redeploy({
    ...world,
    fleets: { red, ...fleets },
    units: [flight('red.u1', 'red.uf10')],
    orders: [to('red.f2', 'red.u1')],
  });
  expect(result.failed).toEqual([`red.u1 ${because}`]);
  expect(result.told).toEqual([]);
});

test.each<readonly [string, Unit]>([
  ['is mothballed', flight('red.u1', 'red.uf10', { status: 'mothballed' })],
  ['is no flight or minefield', ashore('red.u1', 'gropos', 'A')],
  ['is aboard a convoy', flight('red.u1', 'red.uf30')],
])('SUP-10: nothing is redeployed that %s', (_name, unit) => {
  const fleets = { red: { f1: ['A', 'ca'], f2: ['E', 'ca'], f3: ['A', 'convoy'] } };
  expect(redeploy({ fleets, units: [unit], orders: [to('red.f2', 'red.u1')] }).failed).toEqual([
    'red.u1 unit-unfit',
  ]);
});

test('SUP-10: reserve flights go too; strangers and fleets that are gone take nobody in', () => {
  const units = [flight('red.u1', 'red.uf10', { status: 'reserve' })];
  expect(redeploy({ units, orders: [to('red.f2', 'red.u1')] }).failed).toEqual([]);
  const orders = [to('red.f7', 'red.u1'), to('red.f2', 'red.u77')];
  expect(redeploy({ units, orders }).failed).toEqual([
    'red.u1 fleet-gone',
    'red.u77 units-elsewhere',
  ]);
});
