import { expect, test } from 'vitest';
import { changedKeys } from '#kernel/collections/changed-keys';
import { copyTable, keysById, touchTable } from '#kernel/collections/tables';

const [one, two, ten] = [{ n: 1 }, { n: 2 }, { n: 10 }];

test('equal tables of the same rows have no changes', () => {
  const table = { u1: one, u2: two };
  expect(changedKeys(table, table)).toEqual([]);
  expect(changedKeys(table, { u2: two, u1: one })).toEqual([]);
});

test('a row that another object replaced has changed, even if it looks the same', () => {
  expect(changedKeys({ u1: one, u2: two }, { u1: one, u2: { n: 2 } })).toEqual(['u2']);
});

test('ids that came and ids that are gone have changed', () => {
  const before: Readonly<Record<string, { n: number }>> = { u1: one, u2: two };
  expect(changedKeys(before, { u2: two, u10: ten })).toEqual(['u10', 'u1']);
});

test('a copy with the same ids tells the rows that were written since', () => {
  const before: Record<string, { n: number }> = { u1: one, u2: two };
  keysById(before);
  const after = copyTable(before);
  after['u1'] = ten;
  touchTable(after, 'rows');
  expect(changedKeys(before, after)).toEqual(['u1']);
});
