import { expect, test } from 'vitest';
import { howMany } from '#test/support/how-many';
import { type Compared, compare, soldPairOf } from './compare.ts';
import { CLEAN } from './rig.ts';

const SEEDS = howMany(12, 400);

const salesIn = ({ done }: Compared['one']): number =>
  done.flatMap(({ events }) => events.filter(({ type }) => type === 'UnitSold')).length;

test(
  'TECH-5, FOG-15: what others sell each other shows to nobody who does not see it',
  () => {
    const leaks: string[] = [];
    const made = { sold: 0, otherwise: 0 };
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const compared = compare(soldPairOf(seed), 'standing', CLEAN);
      if (compared.leak !== null) leaks.push(compared.leak);
      const [here, there] = [salesIn(compared.one), salesIn(compared.other)];
      if (here > 0) made.sold += 1;
      if (here !== there) made.otherwise += 1;
    }
    expect(leaks.slice(0, 3)).toEqual([]);
    expect(leaks).toHaveLength(0);
    expect(made.sold).toBeGreaterThan(SEEDS / 4);
    expect(made.otherwise).toBeGreaterThan(0);
  },
  howMany(240_000, 7_200_000),
);
