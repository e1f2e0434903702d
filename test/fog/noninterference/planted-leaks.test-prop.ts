import { afterAll, expect, test } from 'vitest';
import { howMany } from '#test/support/how-many';
import { type Pair, compare, pairOf } from './compare.ts';
import { PLANTED } from './planted-leaks.ts';
import type { Asking } from './play.ts';
import { CLEAN, type Rig } from './rig.ts';

const MOST_PAIRS = 120;
const pairs = new Map<number, Pair>();

function pairNumber(seed: number): Pair {
  const pair = pairs.get(seed) ?? pairOf(seed);
  pairs.set(seed, pair);
  return pair;
}

afterAll(() => {
  pairs.clear();
});

function firstLeak(rig: Rig, asking: Asking, near: number): Pair | undefined {
  for (let seed = near; seed < near + MOST_PAIRS; seed += 1) {
    const pair = pairNumber(seed);
    if (compare(pair, asking, rig).leak !== null) return pair;
  }
  return undefined;
}

test.each(PLANTED)(
  'FOG-15: $leak is found',
  ({ rig, asking = 'standing', near = 0 }) => {
    const pair = firstLeak(rig, asking, near);
    expect(pair).toBeDefined();
    // Without the planted leak the same two worlds are one to the viewer.
    expect(compare(pair!, asking, CLEAN).leak).toBeNull();
  },
  howMany(240_000, 7_200_000),
);
