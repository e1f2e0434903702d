import { expect, test } from 'vitest';
import { ordinal } from '#kernel/words/ordinal';

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [111, '111th'],
  [102, '102nd'],
])('%i is told as %s', (place, text) => {
  expect(ordinal(place)).toBe(text);
});
