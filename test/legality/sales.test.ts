import { expect, test } from 'vitest';
import { judgeOrders } from '#legality/judge-orders';
import { type Relation, relationIdOf } from '#model/campaign/relation';
import type { ExchangeUnits } from '#model/orders/exchange-units';
import type { Order } from '#model/orders/order';
import { campaignOf, designId, designOf, empireId, unitId } from '#test/support/campaign';
import { human, humanAndLoran, loran } from '#test/support/human-and-loran';
import { ids, viewOf, wolf } from './human-view.ts';

const relation = campaignOf(humanAndLoran('military')).relations[relationIdOf(human, loran)]!;
const u = (number: number) => unitId(`human.u${String(number)}`);

type Change = Partial<ExchangeUnits['gives']> & Partial<ExchangeUnits['takes']>;

/** Gives units for 5 EP, or points for a class. */
const sell = (...units: readonly number[]): ExchangeUnits => ({
  kind: 'ExchangeUnits',
  with: loran,
  gives: { points: 0, units: units.map(u) },
  takes: { points: 5, classes: [] },
});
const buy = ({ points = 5, classes = [{ design: ids.skiff, count: 1 }] }: Change = {}) => ({
  ...sell(),
  gives: { points, units: [] },
  takes: { points: 0, classes },
});

function judge(orders: readonly Order[], part: Partial<Relation> | null = {}) {
  const relations = part === null ? {} : { [relation.id]: { ...relation, ...part } };
  return judgeOrders(viewOf({ relations }), orders);
}
const codesOf = (orders: readonly Order[], part?: Partial<Relation> | null) =>
  judge(orders, part).verdicts.map(({ issues }) => issues.map(({ code }) => code));

test.each<readonly [string, ExchangeUnits, readonly string[]]>([
  ['own ships', sell(1, 2), []],
  ['a base', sell(6), []],
  ['a flight by itself', sell(4), ['SALE_CARRIED']],
  ['a unit that the empire does not have', sell(99), ['UNIT_UNKNOWN']],
  ['a ship out in an unowned system', sell(3), []],
  ['what is in the Treasury', buy({ points: 10 }), []],
  ['more than that', buy({ points: 11 }), ['TREASURY_SHORT']],
  ['half a point', buy({ points: 0.5 }), ['SALE_UNFIT']],
  ['for half a unit', buy({ classes: [{ design: ids.skiff, count: 0.5 }] }), ['SALE_UNFIT']],
  ['for flights', buy({ classes: [{ design: ids.wing, count: 1 }] }), ['SALE_CARRIED']],
  [
    'for a class that the empire has never heard of',
    buy({ classes: [{ design: designId('x'), count: 1 }] }),
    ['CLASS_UNKNOWN'],
  ],
  ['points for points', { ...sell(), gives: { points: 5, units: [] } }, ['SALE_UNFIT']],
  ['points for nothing', buy({ classes: [] }), ['SALE_UNFIT']],
])('TECH-5: giving %s', (_what, order, codes) => {
  expect(codesOf([order])).toEqual([codes]);
});

test.each<readonly [string, Partial<Relation> | null, readonly string[]]>([
  ['a partner in trade', { state: 'trade' }, ['NO_TREATY']],
  ['whom envoys do not get through to', { sustained: false }, ['NO_ENVOYS']],
  ['an empire that was never met', null, ['EMPIRE_UNKNOWN']],
])('TECH-5, DIP-2: no sale with %s', (_whom, part, codes) => {
  expect(codesOf([sell(1)], part)).toEqual([codes]);
});

test('TECH-5: a unit is given once, and what is promised is kept back', () => {
  expect(codesOf([sell(1), sell(2, 1)])).toEqual([[], ['SALE_TWICE']]);
  const judged = judge([buy({ points: 7 }), { kind: 'GiveEp', to: loran, points: 4 }]);
  expect(judged.treasuryAfter).toBe(3);
  expect(judged.verdicts[1]?.accepted).toBe(false);
});

test('TECH-5, CON-8: a unit that the sheet breaks up is not sold, which is doubted', () => {
  expect(codesOf([sell(1), { kind: 'ScrapUnits', units: [u(1)] }])).toEqual([['SALE_GONE'], []]);
});

test('TECH-5, FOG-14: a unit in the system of a third, as far as its player knows, is doubted', () => {
  const view = viewOf({ relations: { [relation.id]: relation } });
  const facts = {
    ...{ importance: 'minor', capacity: 1, raw: 1, traits: [], anomalies: [] },
    ...{ owner: empireId('tirelon'), settlement: 'colony' },
  } as const;
  const visited = { turn: 1, source: 'presence', facts } as const;
  const systems = { ...view.systems, [wolf]: { ...view.systems[wolf]!, visited } };
  const { verdicts } = judgeOrders({ ...view, systems }, [sell(3), sell(1)]);
  expect(verdicts.map(({ issues }) => issues.map(({ code }) => code))).toEqual([
    ['SALE_PLACE'],
    [],
  ]);
});

test('TECH-5: a carrier that is handed over with what the sheet puts aboard is doubted', () => {
  const base: Order = {
    kind: 'AssignUnits',
    units: [u(4)],
    to: { kind: 'aboard', carrier: u(1) },
    at: 'movement',
  };
  expect(codesOf([sell(1), base])).toEqual([['SALE_LADEN'], []]);
  expect(codesOf([sell(2), base])).toEqual([[], []]);
});

test('TECH-5, COL-1: a convoy that is to settle as well is doubted, and one with Census aboard', () => {
  const convoy = { known: 'stats', design: designOf({ id: ids.skiff, kind: 'convoy' }) } as const;
  const at = (census: number, orders: readonly Order[]) => {
    const view = viewOf({ relations: { [relation.id]: relation } });
    const units = { ...view.units, [u(3)]: { ...view.units[u(3)]!, census } };
    const designs = { ...view.designs, [ids.skiff]: convoy };
    const { verdicts } = judgeOrders({ ...view, units, designs }, orders);
    return verdicts[0]?.issues.map(({ code }) => code);
  };
  const settle: Order = { kind: 'Colonize', convoy: u(3), yieldsTo: null };
  expect(at(0, [sell(3), settle])).toEqual(['SALE_SETTLER']);
  expect(at(1, [sell(3)])).toEqual(['SALE_LADEN']);
  const unload: Order = { kind: 'UnloadCargo', carrier: u(3), cargo: { kind: 'census' } };
  expect(at(1, [sell(3), unload])).toEqual([]);
});
