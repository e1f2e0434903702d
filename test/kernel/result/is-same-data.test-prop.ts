import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from '#kernel/result/canonical-json';
import { isSameData } from '#kernel/result/is-same-data';

/** The same with the keys of its outermost object turned round. */
const turned = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).toReversed());

test('data are the same just where their canonical JSON is', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (a, b) => {
      expect(isSameData(a, b)).toBe(canonicalJson(a) === canonicalJson(b));
      expect(isSameData(a, JSON.parse(JSON.stringify(a)))).toBe(true);
    }),
  );
});

test('the order of fields makes no difference, that of a list does', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.array(fc.string(), { minLength: 2 }),
      (fields, list) => {
        expect(isSameData({ fields }, { fields: turned(fields) })).toBe(true);
        const back = list.toReversed();
        expect(isSameData(list, back)).toBe(canonicalJson(list) === canonicalJson(back));
      },
    ),
  );
});

test.each([
  ['a field more', { a: 1 }, { a: 1, b: 2 }],
  ['a field less', { a: 1, b: 2 }, { a: 1 }],
  ['another field', { a: null }, { b: null }],
  ['a value deep within', { a: [{ b: [1, 2] }] }, { a: [{ b: [1, 3] }] }],
  ['an item more', [1], [1, 2]],
  ['a list for its fields', ['x'], { 0: 'x' }],
  ['fields for a list', { 0: 'x' }, ['x']],
  ['nothing for fields', {}, null],
  ['a number for its text', 1, '1'],
])('%s is a difference', (_what, a, b) => {
  expect(isSameData(a, b)).toBe(false);
});
