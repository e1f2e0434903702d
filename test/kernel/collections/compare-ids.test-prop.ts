import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareIds } from '#kernel/collections/tables';

// Few characters, so that common beginnings, zeros and long runs of digits are frequent.
const anyId = fc.oneof(
  fc.string({ unit: fc.constantFrom('0', '1', '9', 'a', '.', ':', '/'), maxLength: 8 }),
  fc.string({ maxLength: 8 }),
);

test('ids have one total order', () => {
  fc.assert(
    fc.property(anyId, anyId, anyId, (a, b, c) => {
      expect(compareIds(a, b)).toBe(0 - compareIds(b, a) + 0);
      expect(compareIds(a, b) === 0).toBe(a === b);
      if (compareIds(a, b) <= 0 && compareIds(b, c) <= 0) {
        expect(compareIds(a, c)).toBeLessThanOrEqual(0);
      }
    }),
    { seed: 1, numRuns: 5000 },
  );
});

test('numbers within ids order as numbers', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.constantFrom('', '.x', '/y3'), (a, b, tail) => {
      const order = compareIds(`fleet.${String(a)}${tail}`, `fleet.${String(b)}${tail}`);
      expect(order).toBe(Math.sign(a - b));
    }),
    { seed: 2, numRuns: 500 },
  );
});
