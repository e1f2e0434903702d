import { expect, test } from 'vitest';
import { clamp } from '#kernel/numbers/clamp';
import { sum, sumOf } from '#kernel/numbers/sum';
import { InvariantError } from '#kernel/result/invariant';

test('a sum of none is 0', () => {
  expect(sum([])).toBe(0);
  expect(sum([1, 2, -5])).toBe(-2);
  expect(sumOf([{ cost: 3 }, { cost: 4 }], (unit) => unit.cost)).toBe(7);
});

test.each([
  [-1, 0],
  [0, 0],
  [4, 4],
  [11, 10],
])('%d within 0…10 is %d', (value, clamped) => {
  expect(clamp(value, 0, 10)).toBe(clamped);
});

test('bounds that cross are a bug', () => {
  expect(() => clamp(1, 3, 2)).toThrow(InvariantError);
});
