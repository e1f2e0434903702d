import { expect, expectTypeOf, test } from 'vitest';
import { type Brand, brandAs } from '#kernel/brand/brand';
import {
  type ById,
  compareIds,
  copyTable,
  entriesById,
  keysById,
  tableVersion,
  touchTable,
  valuesById,
} from '#kernel/collections/tables';

type UnitId = Brand<string, 'UnitId'>;
type PlaceId = Brand<string, 'PlaceId'>;
type Row = Readonly<{ name: string }>;
const id = (text: string): UnitId => brandAs<UnitId>(text);

test('rows come in the order of ids, for any order of writing', () => {
  const table: ById<UnitId, Row> = {
    [id('human.u10')]: { name: 'ten' },
    [id('alien.u3')]: { name: 'three' },
    [id('human.u2')]: { name: 'two' },
  };
  expect(keysById(table)).toEqual(['alien.u3', 'human.u2', 'human.u10']);
  expect(valuesById(table).map((row) => row.name)).toEqual(['three', 'two', 'ten']);
  expect(entriesById(table)[2]).toEqual(['human.u10', { name: 'ten' }]);
});

test('whole-number keys, which engines move to the front, are sorted like all others', () => {
  expect(keysById({ b2: 0, '10': 0, '9': 0, a: 0 })).toEqual(['9', '10', 'a', 'b2']);
});

test('a frozen table is read like any other, and once', () => {
  const table = Object.freeze({ b: 2, a: 1 });
  expect(valuesById(table)).toEqual([1, 2]);
  expect(valuesById(table)).toBe(valuesById(table));
});

test('a changed row is seen after a touch and keeps the sorted ids', () => {
  const table: Record<string, number> = { b: 2, a: 1 };
  const keys = keysById(table);
  expect(valuesById(table)).toEqual([1, 2]);
  expect(entriesById(table)).toHaveLength(2);
  table['a'] = 7;
  touchTable(table, 'rows');
  expect(valuesById(table)).toEqual([7, 2]);
  expect(entriesById(table)).toEqual([
    ['a', 7],
    ['b', 2],
  ]);
  expect(keysById(table)).toBe(keys);
});

test('new and removed ids are seen after a touch of the keys', () => {
  const table: Record<string, number> = { b: 2, a: 1 };
  expect(valuesById(table)).toEqual([1, 2]);
  table['aa'] = 3;
  delete table['b'];
  touchTable(table, 'keys');
  expect(keysById(table)).toEqual(['a', 'aa']);
  expect(valuesById(table)).toEqual([1, 3]);
});

test('a copy has an order of its own, also after later writes', () => {
  const table: ById<string, number> = { b: 2, a: 1 };
  const keys = keysById(table);
  const copy = copyTable(table);
  expect(keysById(copy)).toBe(keys);
  copy['b'] = 7;
  expect(valuesById(copy)).toEqual([1, 7]);
  copy['aa'] = 3;
  touchTable(copy, 'keys');
  expect(keysById(copy)).toEqual(['a', 'aa', 'b']);
  expect(keysById(table)).toBe(keys);
  expect(valuesById(table)).toEqual([1, 2]);
});

test('versions count the touches: a change of ids is a change of rows too', () => {
  const table = { a: 1 };
  touchTable(table, 'rows');
  expect([tableVersion(table, 'rows'), tableVersion(table, 'keys')]).toEqual([1, 0]);
  touchTable(table, 'keys');
  expect([tableVersion(table, 'rows'), tableVersion(table, 'keys')]).toEqual([2, 1]);
});

test.each([
  ['human.u2', 'human.u10'],
  ['human.u9', 'human.u10'],
  ['human.u19', 'human.u20'],
  ['human.u1', 'human.u1x'],
  ['human.u12.b', 'human.u123.a'],
  ['a', 'b'],
  ['A', 'a'],
  ['', 'a'],
  ['x.2/y.10', 'x.10/y.2'],
  ['u01', 'u1'],
  ['u1', 'u02'],
  ['u01.z', 'u1.zz'],
  ['u99999999999999999998', 'u99999999999999999999'],
])('%s comes before %s', (first, second) => {
  expect(compareIds(first, second)).toBe(-1);
  expect(compareIds(second, first)).toBe(1);
});

test('a lookup may find nothing, and readers keep the brands', () => {
  const table: ById<UnitId, Row> = {};
  expectTypeOf(table[id('x')]).toEqualTypeOf<Row | undefined>();
  expectTypeOf(keysById(table)).toEqualTypeOf<readonly UnitId[]>();
  expectTypeOf(valuesById(table)).toEqualTypeOf<readonly Row[]>();
  expectTypeOf(entriesById(table)).toEqualTypeOf<readonly (readonly [UnitId, Row])[]>();
  const pairs: ById<`${UnitId}/${PlaceId}`, Row> = {};
  const pair = `${id('u')}/${brandAs<PlaceId>('p')}` as const;
  expectTypeOf(pairs[pair]).toEqualTypeOf<Row | undefined>();
  expectTypeOf(valuesById(pairs)).toEqualTypeOf<readonly Row[]>();
  // @ts-expect-error an id of another kind finds no row here
  expect(table[brandAs<PlaceId>('x')]).toBeUndefined();
});
