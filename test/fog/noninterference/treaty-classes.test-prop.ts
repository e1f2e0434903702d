import { expect, test } from 'vitest';
import { howMany } from '#test/support/how-many';
import { compare, taughtPairOf } from './compare.ts';
import { toldOtherwise } from './rests-on-treaty.ts';
import { CLEAN } from './rig.ts';

const SEEDS = howMany(10, 1000);
/** One world in which a treaty shows in whom somebody fires at. */
const SHOWN = 113;

test(
  'FOG-5, FOG-15: what others tell each other of classes shows in nothing but what they openly do',
  () => {
    const leaks: string[] = [];
    const worth = { told: 0, shown: 0 };
    for (let seed = SHOWN; seed < SHOWN + SEEDS; seed += 1) {
      const pair = taughtPairOf(seed);
      const compared = compare(pair, 'standing', CLEAN);
      if (compared.leak !== null) leaks.push(compared.leak);
      if (compared.restedOnTreaty) worth.shown += 1;
      if (toldOtherwise(compared.one, compared.other).size > 0) worth.told += 1;
    }
    expect(leaks.slice(0, 3)).toEqual([]);
    expect(leaks).toHaveLength(0);
    expect(worth.told).toBeGreaterThanOrEqual(howMany(0, SEEDS / 20));
    expect(worth.shown).toBeGreaterThanOrEqual(howMany(0, 1));
    expect(worth.shown).toBeLessThan(2 + worth.told / 4);
  },
  howMany(240_000, 7_200_000),
);
