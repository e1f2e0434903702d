import { expect, test } from 'vitest';
import { counted, plural } from '#kernel/words/counted';

test.each([
  [0, '0 jumps'],
  [1, '1 jump'],
  [2, '2 jumps'],
  [11, '11 jumps'],
  [21, '21 jumps'],
  [101, '101 jumps'],
  [1200, '1200 jumps'],
  [-1, '−1 jump'],
  [-3, '−3 jumps'],
  [0.5, '0.5 jumps'],
])('a number of jumps: %d is told as %s', (count, text) => {
  expect(counted(count, 'jump')).toBe(text);
});

test('a word that forms its plural in its own way is given with it', () => {
  expect(counted(4, 'colony', 'colonies')).toBe('4 colonies');
  expect(counted(1, 'colony', 'colonies')).toBe('1 colony');
});

test('verbs and pronouns go with the number of things', () => {
  expect(plural(1, 'is', 'are')).toBe('is');
  expect(plural(5, 'is', 'are')).toBe('are');
  expect(plural(0, 'is', 'are')).toBe('are');
  expect(plural(-1, 'is', 'are')).toBe('is');
  expect(plural(-2, 'is', 'are')).toBe('are');
});
