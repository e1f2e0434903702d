import { expect, test } from 'vitest';
import { projectedTreasuryOf } from '#legality/accounts/projected-treasury';
import type { Order } from '#model/orders/order';
import { judgeOrders } from '#legality/judge-orders';
import type { AbilityId } from '#model/forces/design';
import { fleetId } from '#test/support/campaign';
import { classId, type Crew, harbour, inFleet, sol } from '#test/support/harbour';
import { build, judge, scrap, status, viewOf } from './yard-orders.ts';

const changesOf = (
  crew: Crew,
  orders: readonly Order[],
  parts: Parameters<typeof judge>[2] = {},
) => {
  const sheet = judge(crew, orders, { treasury: 200, ...parts });
  expect(sheet.legal).toHaveLength(orders.length);
  const { changes } = projectedTreasuryOf(sheet);
  return changes.map(({ label, before, after, causes }) => [label, before, after, causes] as const);
};

const cruisers = (count: number): Crew =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`u${String(at + 1)}`, ['cruiser']] as const),
  );

const yards: Crew = { y1: ['yard'], y2: ['yard'] };

test('ECO-3: what costs more next turn is told with the unit that starts a new lot', () => {
  const orders = [build('cruiser')];
  expect(changesOf({ ...yards, ...cruisers(6) }, orders)).toEqual([
    ['cruiser', 2, 4, ['6 → 7', '1 built', 'the 7th starts a new lot of 6']],
  ]);
  expect(changesOf({ ...yards, ...cruisers(5) }, orders)).toEqual([]);
});

test('ECO-3: and so is what goes and what changes its status', () => {
  expect(changesOf({ ...yards, ...cruisers(7) }, [scrap('u1')])).toEqual([
    ['cruiser', 4, 2, ['7 → 6', '1 gone']],
  ]);
  const reserve = changesOf({ ...yards, ...cruisers(7) }, [status('reserve', 'u1')]);
  expect(reserve).toEqual([
    ['cruiser', 4, 2, ['7 → 6', '1 to another class, status or escort']],
    [
      'cruiser in reserve',
      0,
      1,
      expect.arrayContaining(['1 from another class, status or escort']),
    ],
  ]);
});

test('ECO-4: the income of a system is told with what moves it, and the order that does', () => {
  const system = { capacity: 20, raw: 3, census: 6, morale: 6, intel: 9 };
  const orders: readonly Order[] = [
    { kind: 'RaiseIntel', system: sol },
    { kind: 'RaiseProductivity', system: sol },
  ];
  expect(changesOf({}, orders, { system })).toEqual([
    ['Sol', 12, 15, ['Productivity 4 → 5', 'by order 2']],
  ]);
  expect(changesOf({}, orders, { system: { ...system, intel: 10 } })).toContainEqual([
    'Intel',
    1,
    2,
    ['Intel 10 → 11, a point for each 10'],
  ]);
  const disturbed = changesOf({}, [], { system: { ...system, utilized: 2 } });
  expect(disturbed).toEqual([['Sol', 6, 12, ['what moved its use this turn has passed']]]);
});

test('ECO-5: units that cannot be paid for are told with what that saves', () => {
  const crew = cruisers(40);
  const changes = changesOf(crew, [], { treasury: 0, system: { raw: 0 } });
  expect(changes.find(([label]) => label === 'Unpaid units')?.[2]).toBeLessThan(0);
});

test('ECO-3: a ship with Trade that is sent to escort a convoy on its route costs nothing next turn', () => {
  const crew: Crew = {
    c1: ['freighter', { trading: true, place: inFleet('f1') }],
    u1: ['cruiser', { place: inFleet('f2') }],
  };
  const state = harbour({ crew, fleets: { f2: { at: sol } } });
  const cruiser = state.designs[classId('cruiser')]!;
  const escort = { ...cruiser, abilities: [{ id: 'trade' as AbilityId, rating: 1 }] };
  const view = viewOf({ ...state, designs: { ...state.designs, [escort.id]: escort } });
  const route = { kind: 'escort', fleet: fleetId('human.f1') } as const;
  const changes = (orders: readonly Order[]) =>
    projectedTreasuryOf(judgeOrders(view, orders)).changes.map(({ label, after }) => [
      label,
      after,
    ]);
  expect(changes([])).toEqual([]);
  expect(changes([{ kind: 'SetRoute', fleet: fleetId('human.f2'), route }])).toEqual([
    ['cruiser', 0],
  ]);
});
