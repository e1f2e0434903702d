import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import type { Unit } from '#model/forces/unit';
import type { Order, RedeployUnits } from '#model/orders/order';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { type FleetPlan, looked, move, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, fleetId, systemId, unitId } from '#test/support/campaign';

type World = Readonly<{ units?: readonly Unit[]; fleets?: FleetPlan; rules?: Partial<RuleSet> }>;

const flight = (id: string, part: Partial<Unit> = {}): Unit =>
  ashore(id, 'lf', 'A', { place: { kind: 'aboard', carrier: unitId('red.uf10') }, ...part });
const three = ['red.u1', 'red.u2', 'red.u3'].map((id) => flight(id));

/** What is said of orders on the line A–B–C–D; red.f1 is at A, red.f2 at C, each with a ship of CV 2, depots at both. */
function codesOf(orders: readonly Order[], { units = three, fleets = {}, rules = {} }: World = {}) {
  const state = voyageOf({
    lanes: { 'A-B': 'minor', 'B-C': 'minor', 'C-D': 'minor' },
    owners: { A: 'red', C: 'red' },
    fleets: { red: { f1: ['A', 'ca'], f2: ['C', 'ca'] }, ...fleets },
    units: [ashore('red.u8', 'depot', 'A'), ashore('red.u9', 'depot', 'C'), ...units],
  });
  const info = { campaignName: 'Test', rules: { ...DEFAULT_RULE_SET, ...rules } };
  const view = empireViewOf(looked(state), empireId('red'), info);
  return judgeOrders(view, orders).verdicts.map(({ issues }) => issues.map(({ code }) => code));
}

const to = (...units: readonly string[]): RedeployUnits => ({
  kind: 'RedeployUnits',
  units: units.map(unitId),
  to: { kind: 'fleet', fleet: fleetId('red.f2') },
});
const at = (system: string, ...units: readonly string[]): RedeployUnits => ({
  kind: 'RedeployUnits',
  units: units.map(unitId),
  to: { kind: 'system', system: systemId(system) },
});

test.each<readonly [string, readonly Order[], readonly string[], World]>([
  ['to a fleet with room', [to('red.u1', 'red.u2')], [], {}],
  ['not beyond its room', [to('red.u1', 'red.u2', 'red.u3')], ['REDEPLOY_NO_ROOM'], {}],
  ['not units that the empire does not have', [to('red.u77')], ['UNIT_UNKNOWN'], {}],
  ['not ships', [to('red.uf10')], ['REDEPLOY_UNFIT'], {}],
  ['not to where nobody has been', [at('X', 'red.u1')], ['SYSTEM_UNKNOWN'], {}],
  [
    'not without the option',
    [to('red.u1')],
    ['REDEPLOY_OFF'],
    { rules: { strategicRedeployment: 'off' } },
  ],
  [
    'not while mothballed',
    [to('red.u1')],
    ['REDEPLOY_UNFIT'],
    { units: [flight('red.u1', { status: 'mothballed' })] },
  ],
])('SUP-10, OPT-17: units are redeployed %s', (_name, orders, codes, world) => {
  expect(codesOf(orders, world)).toEqual([codes]);
});

test('SUP-10: a sheet fills each berth once, and redeploys nothing twice', () => {
  expect(codesOf([to('red.u1', 'red.u2'), to('red.u3')])).toEqual([[], ['REDEPLOY_NO_ROOM']]);
  expect(codesOf([to('red.u1'), to('red.u1')])).toEqual([[], ['REDEPLOY_UNFIT']]);
});

test('SUP-10, CON-9: a unit that changes its status takes in no other', () => {
  const units = [...three, ashore('red.u7', 'yard', 'C')];
  const change: Order = { kind: 'SetStatus', units: [unitId('red.uf20')], status: 'reserve' };
  for (const orders of [
    [change, to('red.u1')],
    [to('red.u1'), change],
  ]) {
    const said = codesOf(orders, { units });
    expect(said[orders.indexOf(change)]).not.toContain('REDEPLOY_NO_ROOM');
    expect(said[1 - orders.indexOf(change)]).toEqual(['REDEPLOY_NO_ROOM']);
  }
});

test('SUP-10, CON-8: what is redeployed is scrapped where it comes', () => {
  const fleets = { red: { f1: ['B', 'ca'], f2: ['C', 'ca'] } };
  const scrap: Order = { kind: 'ScrapUnits', units: [unitId('red.u1')] };
  expect(codesOf([scrap], { fleets })).toEqual([['SCRAP_FOR_NOTHING']]);
  expect(codesOf([scrap, to('red.u1')], { fleets })).toEqual([[], []]);
});

test('SUP-10: where the moves of the sheet end counts', () => {
  const [said] = codesOf([to('red.u1'), move('red.f2', 'B')]);
  expect(said).toEqual([]);
  expect(codesOf([at('B', 'red.u1')])).toEqual([['REDEPLOY_NO_ROOM']]);
});

test('SUP-10: an enemy fleet in sight on the way is a doubt', () => {
  const fleets = {
    red: { f1: ['A', 'ca'], f2: ['C', 'ca'], f3: ['B', 'dd'] },
    blue: { f1: ['B', 'dd'] },
  };
  expect(codesOf([to('red.u1')], { fleets })).toEqual([['REDEPLOY_BARRED']]);
});

test('SUP-10: deployed minefields go, and those that are laid this turn do not', () => {
  const fleets = { red: { f1: ['A', 'layer'], f2: ['C', 'ca'] } };
  const place = { kind: 'aboard', carrier: unitId('red.uf10') } as const;
  const units = [ashore('red.u1', 'mine', 'A'), ashore('red.u2', 'mine', 'A', { place })];
  const lay: Order = { kind: 'LayMinefields', minefields: [unitId('red.u2')] };
  expect(codesOf([at('C', 'red.u1'), at('C', 'red.u2')], { fleets, units })).toEqual([
    [],
    ['REDEPLOY_UNFIT'],
  ]);
  expect(codesOf([lay, at('C', 'red.u2')], { fleets, units })).toEqual([[], ['REDEPLOY_UNFIT']]);
});

test('SUP-10: a unit that the sheet redeploys is not loaded', () => {
  const fleets = { red: { f1: ['A', 'ca'], f2: ['C', 'ca'], f3: ['A', 'convoy'] } };
  const cargo = { kind: 'units', units: [unitId('red.u1')] } as const;
  const load: Order = { kind: 'LoadCargo', carrier: unitId('red.uf30'), cargo };
  expect(codesOf([load], { fleets })).toEqual([[]]);
  const [, said] = codesOf([to('red.u1'), load], { fleets });
  expect(said).not.toEqual([]);
});
