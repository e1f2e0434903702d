import { expect, test } from 'vitest';
import { divide } from '#kernel/numbers/divide';
import { InvariantError } from '#kernel/result/invariant';

test.each([
  { a: 7, b: 2, up: 4, down: 3, nearest: 4 },
  { a: 10, b: 3, up: 4, down: 3, nearest: 3 },
  { a: 11, b: 3, up: 4, down: 3, nearest: 4 },
  { a: 12, b: 3, up: 4, down: 4, nearest: 4 },
  { a: 0, b: 5, up: 0, down: 0, nearest: 0 },
  { a: -7, b: 2, up: -3, down: -4, nearest: -3 },
  { a: -10, b: 3, up: -3, down: -4, nearest: -3 },
  { a: -11, b: 3, up: -3, down: -4, nearest: -4 },
  { a: 7, b: -2, up: -3, down: -4, nearest: -3 },
  { a: -1, b: 3, up: 0, down: -1, nearest: 0 },
  { a: 0, b: -5, up: 0, down: 0, nearest: 0 },
])('$a by $b is $up, $down or $nearest', ({ a, b, up, down, nearest }) => {
  expect(divide(a, b, 'up')).toBe(up);
  expect(divide(a, b, 'down')).toBe(down);
  expect(divide(a, b, 'nearest')).toBe(nearest);
});

test('the largest whole numbers keep their last digit', () => {
  expect(divide(Number.MAX_SAFE_INTEGER, 2, 'down')).toBe(4503599627370495);
  expect(divide(Number.MAX_SAFE_INTEGER, 2, 'up')).toBe(4503599627370496);
  expect(divide(1, Number.MAX_SAFE_INTEGER, 'up')).toBe(1);
});

test.each([
  [1, 0],
  [1.5, 2],
  [1, Number.NaN],
  [2 ** 53, 3],
])('%d by %d is a bug', (a, b) => {
  expect(() => divide(a, b, 'down')).toThrow(InvariantError);
});
