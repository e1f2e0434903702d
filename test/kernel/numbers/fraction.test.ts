import { expect, test } from 'vitest';
import {
  compareFractions,
  fraction,
  multiplyFraction,
  timesFraction,
} from '#kernel/numbers/fraction';
import { InvariantError } from '#kernel/result/invariant';

test.each([
  [3, 2, { n: 3, d: 2 }],
  [6, 4, { n: 3, d: 2 }],
  [6, -4, { n: -3, d: 2 }],
  [-6, -4, { n: 3, d: 2 }],
  [0, 7, { n: 0, d: 1 }],
  [0, -7, { n: 0, d: 1 }],
])('%d over %d in lowest terms', (n, d, lowest) => {
  expect(fraction(n, d)).toEqual(lowest);
});

test('a fraction over zero or of broken numbers is a bug', () => {
  expect(() => fraction(1, 0)).toThrow(InvariantError);
  expect(() => fraction(1.5, 2)).toThrow(InvariantError);
});

test('one and a half times two thirds is one', () => {
  expect(multiplyFraction(fraction(3, 2), fraction(2, 3))).toEqual({ n: 1, d: 1 });
});

test('a product is refused only when it is itself too large', () => {
  const large = fraction(Number.MAX_SAFE_INTEGER, 1);
  expect(multiplyFraction(large, fraction(1, Number.MAX_SAFE_INTEGER))).toEqual({ n: 1, d: 1 });
  expect(() => multiplyFraction(large, large)).toThrow(InvariantError);
});

test('a third is less than 0.3334 and more than 0.3333', () => {
  expect(compareFractions(fraction(1, 3), fraction(3334, 10000))).toBe(-1);
  expect(compareFractions(fraction(1, 3), fraction(3333, 10000))).toBe(1);
});

test.each([
  [5, 'up', 8],
  [5, 'down', 7],
  [5, 'nearest', 8],
  [4, 'down', 6],
  [-5, 'down', -8],
] as const)('%d times 3/2, rounded %s, is %d', (value, rounding, product) => {
  expect(timesFraction(value, fraction(3, 2), rounding)).toBe(product);
});
