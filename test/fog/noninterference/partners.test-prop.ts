import { expect, test } from 'vitest';
import { howMany } from '#test/support/how-many';
import { type Compared, bondedPairOf, compare } from './compare.ts';
import { CLEAN } from './rig.ts';

const SEEDS = howMany(32, 800);

const toldTo = ({ one }: Compared, viewer: string): boolean =>
  one.done.some(({ events }) =>
    events.some((event) => event.type === 'ContactTold' && event.viewer === viewer),
  );

test(
  'FOG-9, FOG-15: partners tell each other what their treaty says, and no more',
  () => {
    const leaks: string[] = [];
    let told = 0;
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const pair = bondedPairOf(seed);
      const compared = compare(pair, seed % 50 < 2 ? 'windows' : 'standing', CLEAN);
      if (compared.leak !== null) leaks.push(compared.leak);
      if (toldTo(compared, pair.viewer)) told += 1;
    }
    expect(leaks.slice(0, 3)).toEqual([]);
    expect(leaks).toHaveLength(0);
    expect(told).toBeGreaterThan(SEEDS / 4);
  },
  howMany(240_000, 7_200_000),
);
