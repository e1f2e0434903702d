import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from '#kernel/result/canonical-json';
import { compareText } from '#kernel/result/compare-text';

test('canonical text is JSON of the same data, and stays the same when read and written', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(JSON.parse(text)).toEqual(plain);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }),
    { seed: 1, numRuns: 300 },
  );
});

test('the order in which keys were set leaves no trace', () => {
  const entries = fc.uniqueArray(fc.tuple(fc.string(), fc.integer()), {
    selector: ([key]) => key,
  });
  fc.assert(
    fc.property(entries, (pairs) => {
      const forward = canonicalJson(Object.fromEntries(pairs));
      expect(canonicalJson(Object.fromEntries([...pairs].reverse()))).toBe(forward);
    }),
    { seed: 2, numRuns: 300 },
  );
});

test('texts compare as the default sort of the language does', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
      // oxlint-disable-next-line typescript/require-array-sort-compare -- the oracle
      expect([...texts].sort(compareText)).toEqual([...texts].sort());
    }),
    { seed: 3, numRuns: 200 },
  );
});
