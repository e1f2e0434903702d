import { expect, test } from 'vitest';
import { xoshiro } from '#kernel/dice/xoshiro';

// The numbers come from the authors' C code of xoshiro128** 1.1, compiled with gcc: the first ten
// for a given state, and all of the next 99,990 folded into one by exclusive or.
test.each([
  {
    state: [1, 2, 3, 4],
    first: [
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
      4258142804,
    ],
    folded: 3269923598,
  },
  {
    state: [0xffffffff, 0x80000000, 0xdeadbeef, 0],
    first: [
      576, 3132614827, 4294962679, 2413161156, 1242211008, 3592598871, 2059074646, 1298268530,
      1077909546, 3429503179,
    ],
    folded: 38852445,
  },
] as const)('the generator gives the reference sequence of $state', ({ state, first, folded }) => {
  const { next } = xoshiro(state);
  expect(Array.from({ length: 10 }, next)).toEqual(first);
  let fold = 0;
  for (let index = 10; index < 100_000; index += 1) fold ^= next();
  expect(fold >>> 0).toBe(folded);
});

test('a state of zeros does not give zeros for ever', () => {
  const { next } = xoshiro([0, 0, 0, 0]);
  expect(new Set(Array.from({ length: 20 }, next)).size).toBe(20);
});

test('two generators of one state do not share it', () => {
  const { next: one } = xoshiro([1, 2, 3, 4]);
  const { next: other } = xoshiro([1, 2, 3, 4]);
  one();
  one();
  expect(other()).toBe(11520);
});
