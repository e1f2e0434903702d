import { expect, test } from 'vitest';
import { groupBy, tableOf } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { unique } from '#kernel/collections/unique';
import { compareNumbers, compareText } from '#kernel/result/compare-text';
import { InvariantError } from '#kernel/result/invariant';

const ships = [
  { id: 's2', size: 3, owner: 'human' },
  { id: 's1', size: 1, owner: 'alien' },
  { id: 's3', size: 3, owner: 'alien' },
];

test('groups stand in the order in which they first came', () => {
  const groups = groupBy(ships, (ship) => ship.owner);
  expect([...groups.keys()]).toEqual(['human', 'alien']);
  expect(groups.get('alien')?.map((ship) => ship.id)).toEqual(['s1', 's3']);
});

test('a table holds each item under its id', () => {
  expect(tableOf(ships, (ship) => ship.id)['s3']).toBe(ships[2]);
  expect(Object.keys(tableOf(['__proto__'], (name) => name))).toEqual(['__proto__']);
});

test('two items with one id are a bug', () => {
  expect(() => tableOf(ships, (ship) => ship.owner)).toThrow(InvariantError);
});

test('ties go to the next comparator, then keep their order', () => {
  const bySize = sortBy(ships, (a, b) => compareNumbers(b.size, a.size));
  expect(bySize.map((ship) => ship.id)).toEqual(['s2', 's3', 's1']);
  const byBoth = sortBy(
    ships,
    (a, b) => compareText(a.owner, b.owner),
    (a, b) => compareNumbers(b.size, a.size),
  );
  expect(byBoth.map((ship) => ship.id)).toEqual(['s3', 's1', 's2']);
  expect(ships.map((ship) => ship.id)).toEqual(['s2', 's1', 's3']);
});

test('unique keeps the first of each', () => {
  expect(unique(['b', 'a', 'b', 'c', 'a'])).toEqual(['b', 'a', 'c']);
});
