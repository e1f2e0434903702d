import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import { ledgerTotal } from '#kernel/reasons/ledger';
import type { AbilityId, HullClass, UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { type Bomber, bombardmentPoints, canBombard } from '#rules/bombardment/bombardment-points';
import { designId, designOf, empireId, unitId, unitOf } from '#test/support/campaign';

type Part = Readonly<{
  design?: Partial<UnitDesign>;
  unit?: Partial<Unit>;
  plunges?: boolean;
  abilities?: Readonly<Record<string, number>>;
}>;

/** The points of one ship by itself. */
const shipPoints = (ship: Bomber): number => ledgerTotal(bombardmentPoints([ship]));

const FLIGHTS: readonly HullClass[] = ['LF', 'MF', 'HF', 'SHF'];

function bomber(hull: HullClass | null, part: Part = {}): Bomber {
  const { design = {}, unit = {}, plunges = false, abilities = {} } = part;
  const kind = hull !== null && FLIGHTS.includes(hull) ? 'flight' : 'ship';
  const id = designId('bomber');
  const list = Object.entries(abilities).map(([name, rating]) => ({
    id: brandAs<AbilityId>(name),
    rating,
  }));
  return {
    unit: unitOf({ id: unitId('human.u1'), owner: empireId('human'), design: id, ...unit }),
    design: designOf({ id, kind, hull, abilities: list, ...design }),
    plunges,
  };
}

const many = (count: number, one: Bomber): readonly Bomber[] =>
  Array.from({ length: count }, () => one);
const pointsOf = (bombers: readonly Bomber[]): number => ledgerTotal(bombardmentPoints(bombers));

test.each([
  ['TN', 12],
  ['SD', 10],
  ['DN', 8],
  ['BB', 6],
  ['CB', 5],
  ['CA', 4],
  ['CL', 3],
  ['DD', 2],
  ['CT', 1],
] as const)('BOM-1: a ship of class %s brings %i points', (hull, points) => {
  expect(shipPoints(bomber(hull))).toBe(points);
  expect(pointsOf(many(3, bomber(hull)))).toBe(3 * points);
});

test.each([
  ['SHF', 2],
  ['HF', 3],
  ['MF', 4],
  ['LF', 6],
] as const)('BOM-1: it takes %s flights by the %i to bring a point', (hull, needed) => {
  const points = [needed - 1, needed, 2 * needed - 1, 2 * needed].map((count) =>
    pointsOf(many(count, bomber(hull))),
  );
  expect(points).toEqual([0, 1, 1, 2]);
});

test.each<readonly [string, readonly (readonly [number, HullClass])[], number]>([
  [
    '1/2 + 1/4 + 1/6 is less than one',
    [
      [1, 'SHF'],
      [1, 'MF'],
      [1, 'LF'],
    ],
    0,
  ],
  [
    '1/2 + 1/3 + 1/6 is one',
    [
      [1, 'SHF'],
      [1, 'HF'],
      [1, 'LF'],
    ],
    1,
  ],
  [
    '2/3 + 3/4 + 4/6 is two and a bit',
    [
      [2, 'HF'],
      [3, 'MF'],
      [4, 'LF'],
    ],
    2,
  ],
  [
    'three halves and two thirds',
    [
      [3, 'SHF'],
      [2, 'HF'],
    ],
    2,
  ],
])('BOM-1: flights of several classes add their fractions first: %s', (_name, groups, points) => {
  expect(pointsOf(groups.flatMap(([count, hull]) => many(count, bomber(hull))))).toBe(points);
});

test('BOM-1: ships and flights are counted apart, and together', () => {
  const fleet = [bomber('CA'), bomber('DD'), ...many(4, bomber('HF'))];
  expect(bombardmentPoints(fleet).map(({ label, amount }) => [label, amount])).toEqual([
    ['Ships', 6],
    ['Flights', 1],
  ]);
});

const gunship = { abilities: { gunship: 1 } };
test('BOM-1, 18.16: a group of three flights with Gunship, worth a point, brings two', () => {
  expect(pointsOf(many(3, bomber('HF', gunship)))).toBe(2);
});

test.each<readonly [string, readonly Bomber[], number]>([
  ['a cruiser of rating 3: 4 + 3', [bomber('CA', { abilities: { gunship: 3 } })], 7],
  ['too few flights for a group: nothing', many(2, bomber('HF', gunship)), 0],
  ['two groups of two and one flight: 2 + 2', many(5, bomber('SHF', gunship)), 4],
  ['five light flights are no group', many(5, bomber('LF', gunship)), 0],
])('BOM-1: Gunship adds a point per function, of flights per full group: %s', (...row) => {
  expect(pointsOf(row[1])).toBe(row[2]);
});

test('BOM-1: an out-of-supply ship brings all of its points', () => {
  expect(shipPoints(bomber('BB', { unit: { outOfSupply: 2 } }))).toBe(6);
});

test('BOM-1, SUP-9: a ship with a Bombardment package brings one point more, in supply', () => {
  const packed = bomber('CL', { unit: { ordnance: ['bombardment'] } });
  const hungry = bomber('CL', { unit: { ordnance: ['bombardment'], outOfSupply: 1 } });
  expect([packed, hungry].map(shipPoints)).toEqual([4, 3]);
});

test.each<readonly [string, HullClass | null, Part]>([
  ['a crippled ship', 'DN', { unit: { condition: 'crippled' } }],
  ['a mothballed ship', 'DN', { unit: { status: 'mothballed' } }],
  ['a ship in reserve', 'DN', { unit: { status: 'reserve' } }],
  ['an unconverted alien ship', 'DN', { unit: { unconverted: true } }],
  ['a base', 'CA', { design: { kind: 'base' } }],
  ['a minefield', 'LF', { design: { kind: 'minefield' } }],
  ['a convoy', null, { design: { kind: 'convoy', civilian: true } }],
  ['a ground unit', 'HG', { design: { kind: 'ground' } }],
])('BOM-1: %s brings nothing', (_name, hull, part) => {
  expect(canBombard(bomber(hull, part))).toBe(false);
  expect(pointsOf(many(12, bomber(hull, part)))).toBe(0);
});

test('BOM-1: an uncrippled flight bombards, a crippled one does not', () => {
  const crippled = bomber('SHF', { unit: { condition: 'crippled' } });
  expect(pointsOf([bomber('SHF'), crippled])).toBe(0);
  expect(pointsOf([bomber('SHF'), bomber('SHF'), crippled])).toBe(1);
});

test.each<readonly [string, Part, number]>([
  ['twice its value', {}, 6],
  ['Gunship is part of it', { abilities: { gunship: 2 } }, 10],
  ['nothing while it is crippled', { unit: { condition: 'crippled' } }, 0],
])('BOM-1: a light cruiser that plunges down as a Kamikaze: %s', (_name, part, points) => {
  const abilities = { ...part.abilities, kamikaze: 1 };
  expect(shipPoints(bomber('CL', { ...part, abilities, plunges: true }))).toBe(points);
});

test('BOM-1: only the ship that plunges counts twice', () => {
  const abilities = { kamikaze: 1 };
  const [diver, other] = [true, false].map((plunges) => bomber('CB', { abilities, plunges }));
  expect(pointsOf([diver!, other!])).toBe(15);
});
