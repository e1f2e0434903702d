import { expect, test } from 'vitest';
import { UNIT_KINDS } from '#model/forces/unit';
import { type Lot, areOneSale } from '#rules/diplomacy/are-one-sale';
import { isSoldByItself } from '#rules/diplomacy/is-sold-by-itself';
import { salePlaceFailureOf } from '#rules/diplomacy/sale-place-failure';
import { designId, empireId } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';

const lot = (points: number, ...names: readonly string[]): Lot => ({
  points,
  classes: names.map((name) => ({ design: designId(name), count: 1 })),
});
const nothing = lot(0);
const twoSabers: Lot = { points: 0, classes: [{ design: designId('saber'), count: 2 }] };

test.each<readonly [string, readonly [Lot, Lot], readonly [Lot, Lot], boolean]>([
  ['one ship for points', [lot(0, 'saber'), lot(8)], [lot(8), lot(0, 'saber')], true],
  ['other points', [lot(0, 'saber'), lot(8)], [lot(9), lot(0, 'saber')], false],
  ['another class', [lot(0, 'saber'), lot(8)], [lot(8), lot(0, 'apollo')], false],
  ['one more unit', [lot(0, 'saber'), lot(8)], [lot(8), twoSabers], false],
  ['one unit fewer', [twoSabers, lot(8)], [lot(8), lot(0, 'saber')], false],
  ['two by two or one by one', [lot(0, 'saber', 'saber'), lot(8)], [lot(8), twoSabers], true],
  [
    'in another order',
    [lot(0, 'saber', 'apollo'), nothing],
    [nothing, lot(0, 'apollo', 'saber')],
    true,
  ],
  [
    'one that would give what it should take',
    [lot(0, 'saber'), lot(8)],
    [lot(0, 'saber'), lot(8)],
    false,
  ],
  [
    'unit for unit, with points',
    [lot(3, 'saber'), lot(0, 'ram')],
    [lot(0, 'ram'), lot(3, 'saber')],
    true,
  ],
])('TECH-5: two orders are one sale: %s', (_what, mine, his, isOne) => {
  const [one, other] = [mine, his].map(([gives, takes]) => ({ gives, takes }));
  expect(areOneSale(one!, other!)).toBe(isOne);
  expect(areOneSale(other!, one!)).toBe(isOne);
});

test.each([
  { controller: human, enemy: true, failure: null },
  { controller: loran, enemy: true, failure: null },
  { controller: empireId('tirelon'), enemy: false, failure: 'system-unfit' },
  { controller: null, enemy: false, failure: null },
  { controller: null, enemy: true, failure: 'enemy-fleet' },
])(
  'TECH-5: where $controller is in control, with an enemy there: $enemy',
  ({ controller, enemy, failure }) => {
    const place = { controller, parties: [human, loran], hasEnemyFleet: () => enemy };
    expect(salePlaceFailureOf(place)).toBe(failure);
  },
);

test('TECH-5: ships, convoys and bases are sold by themselves', () => {
  expect(UNIT_KINDS.filter(isSoldByItself)).toEqual(['ship', 'convoy', 'base']);
});
