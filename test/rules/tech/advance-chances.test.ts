import { advanceChancesOf, poolAfterCheck } from '#rules/tech/advance-chances';
import { expect, test } from 'vitest';

test.each([
  { what: 'nothing saved', pool: 0, needs: 30, chances: [] },
  { what: 'a share, down', pool: 10, needs: 30, chances: [33] },
  { what: 'less than one in a hundred', pool: 1, needs: 200, chances: [] },
  { what: 'almost all', pool: 29, needs: 30, chances: [96] },
  { what: 'just enough', pool: 30, needs: 30, chances: [100] },
])('TECH-2: $what: $pool against $needs', ({ pool, needs, chances }) => {
  expect(advanceChancesOf(pool, needs)).toEqual(chances);
});

test.each([
  { what: 'a little more', pool: 31, needs: 30, chances: [100, 1] },
  { what: 'half as much again', pool: 45, needs: 30, chances: [100, 25] },
  { what: 'twice as much', pool: 60, needs: 30, chances: [100, 50] },
  { what: 'far more', pool: 900, needs: 30, chances: [100, 50] },
])('TECH-3: $what: $pool against $needs', ({ pool, needs, chances }) => {
  expect(advanceChancesOf(pool, needs)).toEqual(chances);
});

test('TECH-2: without system income there is no advance', () => {
  expect(advanceChancesOf(50, 0)).toEqual([]);
});

test('TECH-2, TECH-3: an advance empties the pool, a failure keeps it', () => {
  expect(poolAfterCheck(45, true)).toBe(0);
  expect(poolAfterCheck(12, false)).toBe(12);
});
