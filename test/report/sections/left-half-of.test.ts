import { expect, test } from 'vitest';
import { leftHalfOf } from '#report/sections/order-form/left-half-of';

test.each([
  ['half of the items without an introduction', 0, [10, 10, 10, 10], 2],
  ['fewer under an introduction of two lines', 120, [10, 10, 10, 10], 1],
  ['fewer if the first ones are long', 0, [170, 10, 10, 10, 10], 1],
  ['none under a long introduction', 600, [10, 10], 0],
  ['nothing of nothing', 60, [], 0],
] as const)(
  'TURN-2: the left column of the order guide takes %s',
  (_, introduction, lengths, half) => {
    expect(leftHalfOf(introduction, lengths)).toBe(half);
  },
);
