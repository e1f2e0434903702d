import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divide, ROUNDINGS, type Rounding } from '#kernel/numbers/divide';
import { compareFractions, fraction, timesFraction } from '#kernel/numbers/fraction';

/** The same by whole numbers of any size. */
function exactly(a: bigint, b: bigint, rounding: Rounding): bigint {
  const floor = (n: bigint, d: bigint): bigint =>
    n % d !== 0n && n < 0n !== d < 0n ? n / d - 1n : n / d;
  if (rounding === 'down') return floor(a, b);
  if (rounding === 'up') return -floor(-a, b);
  return floor(2n * a + b, 2n * b);
}

const whole = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -50, max: 50 }));
const divisor = whole.filter((b) => b !== 0);
const rounding = fc.constantFrom(...ROUNDINGS);

test('a division is exact for all safe integers', () => {
  fc.assert(
    fc.property(whole, divisor, rounding, (a, b, way) => {
      expect(divide(a, b, way)).toBe(Number(exactly(BigInt(a), BigInt(b), way)));
    }),
    { seed: 1, numRuns: 2000 },
  );
});

test('a value times a fraction is rounded once', () => {
  const small = fc.integer({ min: -1_000_000, max: 1_000_000 });
  fc.assert(
    fc.property(
      small,
      small,
      small.filter((d) => d !== 0),
      rounding,
      (value, n, d, way) => {
        const expected = exactly(BigInt(value) * BigInt(n), BigInt(d), way);
        expect(timesFraction(value, fraction(n, d), way)).toBe(Number(expected));
      },
    ),
    { seed: 2, numRuns: 1000 },
  );
});

test('fractions compare as the numbers they are', () => {
  fc.assert(
    fc.property(whole, divisor, divisor, (n, d, by) => {
      const value = fraction(n, d);
      expect(compareFractions(value, value)).toBe(0);
      const order = compareFractions(value, fraction(by, 1));
      const left = BigInt(value.n);
      const right = BigInt(by) * BigInt(value.d);
      expect(order).toBe(left === right ? 0 : left < right ? -1 : 1);
    }),
    { seed: 3, numRuns: 500 },
  );
});
