import { plannedFinishes } from '#legality/plan/planned-finishes';
import { projectedTreasuryOf } from '#legality/accounts/projected-treasury';
import type { Cargo } from '#model/orders/cargo';
import type { Order } from '#model/orders/order';
import { classId, type Crew, sol, unit } from '#test/support/harbour';
import { expect, test } from 'vitest';
import { build, codesIn, judge, scrap, status } from './yard-orders.ts';

const census: Cargo = { kind: 'census' };
const load = (cargo: Cargo): Order => ({ kind: 'LoadCargo', carrier: unit('k1'), cargo });
const unload = (cargo: Cargo): Order => ({ kind: 'UnloadCargo', carrier: unit('k1'), cargo });
const develop: Order = { kind: 'RaiseProductivity', system: sol };

test.each([
  { name: 'that leaves room', productivity: 2, codes: [[], []] },
  { name: 'that it needs', productivity: 3, codes: [[], ['IMPROVEMENT_LOST']] },
])('COL-2: a Census is loaded $name from where Productivity is bought: $codes', (row) => {
  const { productivity, codes } = row;
  const judged = judge({ k1: ['freighter'] }, [develop, load(census)], {
    system: { productivity },
  });
  expect(codesIn(judged)).toEqual(codes);
});

test('COL-2: a Census that lands where Intel is bought may end its good order', () => {
  const orders: readonly Order[] = [{ kind: 'RaiseIntel', system: sol }, unload(census)];
  const crew: Crew = { k1: ['freighter', { census: 1 }] };
  const judged = judge(crew, orders, { system: { capacity: 9, morale: 2 } });
  expect(codesIn(judged)).toEqual([[], ['IMPROVEMENT_LOST']]);
});

const FREE: Crew = { k1: ['freighter'], t1: ['troops'] };
const fort = (): Order => build('fort', { source: 'convoy' });
const cargoOf = (name: string): Cargo => ({ kind: 'units', units: [unit(name)] });
const BUILT = [classId('troops')];
test.each<readonly [string, Crew, readonly Order[], readonly string[]]>([
  [
    'a Census that lands raises its share of troops',
    { k1: ['freighter', { census: 1 }] },
    [build('troops', { source: 'census' }), unload(census)],
    BUILT,
  ],
  [
    'without it they wait',
    { k1: ['freighter', { census: 1 }] },
    [build('troops', { source: 'census' })],
    [],
  ],
  ['a free convoy puts up a base', FREE, [fort()], [classId('fort')]],
  ['one that is loaded does not', FREE, [fort(), load(cargoOf('t1'))], []],
  [
    'one that is unloaded does',
    { k1: ['freighter'], t1: ['troops', { place: { kind: 'aboard', carrier: unit('k1') } }] },
    [fort(), unload(cargoOf('t1'))],
    [classId('fort')],
  ],
])('CON-2, CON-3: %s', (_name, crew, orders, built) => {
  const system = { census: 2, morale: 2, capacity: 9 };
  const { plan, legal } = judge(crew, orders, { system });
  expect(legal).toHaveLength(orders.length);
  expect(plannedFinishes(plan, legal).map(({ design }) => design)).toEqual(built);
});

test.each<readonly [string, readonly Order[], number]>([
  ['a carrier takes its flight along', [scrap('c1')], 4],
  ['and counts it once when it is named as well', [scrap('w1'), scrap('c1')], 4],
  ['but not one that is loaded into a convoy before', [load(cargoOf('w1')), scrap('c1')], 3],
])('CON-8, ECO-4: what is scrapped is foretold as it will be: %s', (_name, orders, gains) => {
  const wing = { place: { kind: 'aboard', carrier: unit('c1') } } as const;
  const crew: Crew = { k1: ['freighter'], c1: ['carrier'], w1: ['wing', wing] };
  expect(projectedTreasuryOf(judge(crew, orders)).gains).toBe(gains);
});

test('CON-9, MOV-9: a flight that leaves its carrier before takes no capacity when that is laid up', () => {
  const wing = { place: { kind: 'aboard', carrier: unit('c1') } } as const;
  const crew: Crew = { c1: ['carrier'], u1: ['cruiser', { status: 'reserve' }], y1: ['yard'] };
  const more: Crew = { w1: ['skyhawk', wing], w2: ['skyhawk', wing], w3: ['skyhawk', wing] };
  const units = ['w1', 'w2', 'w3'].map(unit);
  const ashore: Order = { kind: 'AssignUnits', units, to: { kind: 'system' }, at: 'movement' };
  const lay = (...names: readonly string[]): Order => status('mothballed', ...names);
  expect(codesIn(judge({ ...crew, ...more }, [lay('c1')]))).toEqual([['STATUS_CAPACITY']]);
  expect(codesIn(judge({ ...crew, ...more }, [ashore, lay('c1')]))).toEqual([[], []]);
});
