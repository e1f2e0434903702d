import { expect, test } from 'vitest';
import { judgeOrders } from '#legality/judge-orders';
import { projectedTreasuryOf } from '#legality/accounts/projected-treasury';
import type { Order } from '#model/orders/order';
import { type Crew, harbour } from '#test/support/harbour';
import { build, judge, viewOf } from './yard-orders.ts';

type Parts = Parameters<typeof judge>[2];

const warningsOf = (crew: Crew, orders: readonly Order[], parts: Parts = {}, turn = 3) => {
  const state = { ...harbour({ crew, ...parts }), turn };
  const { warnings } = projectedTreasuryOf(judgeOrders(viewOf(state), orders));
  return warnings.map(({ code, text }) => `${code}: ${text}`);
};
const codesOf = (...of: Parameters<typeof warningsOf>) =>
  warningsOf(...of).map((warning) => warning.split(':')[0]);

const yard: Crew = { y1: ['yard'] };

test('CON-1: shipyards with nothing to build are mentioned if there is something to spend', () => {
  expect(warningsOf(yard, [])).toEqual(['YARD_IDLE: Nothing is built by the shipyards at Sol.']);
  expect(warningsOf(yard, [], { treasury: 0 })).toEqual([]);
  expect(codesOf(yard, [build('cruiser')])).toEqual(['LOT_STARTED']);
});

test('ECO-3: a unit that starts a new lot is told, and one that fills a lot is not', () => {
  const fleet = (count: number): Crew =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`u${String(at + 1)}`, ['cruiser']] as const),
    );
  expect(warningsOf({ ...yard, ...fleet(6) }, [build('cruiser')])).toEqual([
    'LOT_STARTED: The 7th cruiser starts a new lot: it costs the maintenance of 6, 2 EP.',
  ]);
  expect(warningsOf({ ...yard, ...fleet(5) }, [build('cruiser')])).toEqual([]);
});

test('COL-6: a colony whose Morale may be gone is told, with the chance and the reasons', () => {
  const poor = { productivity: 1, morale: 1 };
  const depot: Crew = { d1: ['depot'] };
  expect(warningsOf(depot, [], { system: { ...poor, blockaded: true } })).toEqual([
    'COLONY_RIOT: Sol may rebel: 45 % chance that its Morale falls from 1 to 0 this turn (blockade, unemployment). Without a ground unit of yours there, the chance that it becomes independent at once is 36 %.',
  ]);
  expect(codesOf(depot, [], { system: { ...poor, morale: 3 } })).toEqual([]);
  expect(codesOf(depot, [], { system: { ...poor, productivity: 4 } })).toEqual([]);
});

test('COL-5: a colony without a supply route is told the chance that it brings', () => {
  const poor = { productivity: 1, morale: 1 };
  // Unemployment and shortage, each by a 1 of 6: neither in 25 of 36 cases.
  expect(warningsOf({}, [], { system: poor })[0]).toContain(
    '31 % chance that its Morale falls from 1 to 0 this turn (no supply route, unemployment)',
  );
});

test('COL-6, COL-10: a colony in rebellion is warned of with its chance, in every turn', () => {
  const system = { census: 4, productivity: 3, morale: 0 };
  const told = (part: object, crew: Crew = {}, turn = 2) =>
    warningsOf(crew, [], { system: { ...system, ...part } }, turn);
  // All four dice are above 2 in 16 of 81 cases.
  expect(told({})).toEqual([
    'COLONY_RIOT: Sol is in rebellion: 81 % chance that it becomes independent this turn, because no ground unit of yours is landed there.',
  ]);
  expect(told({ rebels: 1 })).toEqual([
    'COLONY_RIOT: Sol is in rebellion: 100 % chance that it becomes independent this turn, because no ground unit of yours is landed there.',
  ]);
  const troops: Crew = { g1: ['troops'] };
  expect(told({}, troops)).toEqual([
    'COLONY_RIOT: Sol is in rebellion: 81 % chance that rebel militias rise this turn.',
  ]);
  expect(told({ rebels: 1 }, troops)).toEqual([
    'COLONY_RIOT: Sol is in rebellion: it becomes independent when no ground unit of yours is left there.',
  ]);
  expect(told({ census: 0 })).toEqual([]);
});

test('COL-4: full systems whose growth finds no room are told when the check is near', () => {
  const full = { system: { capacity: 6, census: 6, morale: 6, productivity: 6 } };
  expect(codesOf({}, [], full, 3)).toEqual([]);
  expect(codesOf({}, [], full, 9)).toEqual([]);
  expect(codesOf({}, [], full, 10)).toEqual(['GROWTH_LOST']);
  expect(codesOf({}, [], full, 12)).toEqual(['GROWTH_LOST']);
  expect(codesOf({}, [], { system: { ...full.system, capacity: 7 } }, 12)).toEqual([]);
  const young = { capacity: 4, missedGrowth: 0 };
  expect(codesOf({}, [], { system: young }, 12)).toEqual([]);
});
