import { expect, test } from 'vitest';
import { howMany } from '#test/support/how-many';
import type { CampaignEventType } from '#model/events/campaign-event';
import { type Compared, type Pair, compare, raidedPairOf, splinterPairOf } from './compare.ts';
import { CLEAN } from './rig.ts';

const SEEDS = howMany(12, 500);

const happened = ({ one }: Compared, type: CampaignEventType): boolean =>
  one.done.some(({ events }) => events.some((event) => event.type === type));

test.each<Readonly<{ what: string; pairOf: (seed: number) => Pair; sign: CampaignEventType }>>([
  { what: 'SUP-1: raiders elsewhere', pairOf: raidedPairOf, sign: 'RaidRolled' },
  {
    what: 'MAP-8: the empire that a splinter colony joins',
    pairOf: splinterPairOf,
    sign: 'SplinterColonyJoined',
  },
])(
  'FOG-15, $what shows only to whom it may',
  ({ pairOf, sign }) => {
    const leaks: string[] = [];
    let seen = 0;
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const compared = compare(pairOf(seed), seed % 50 < 2 ? 'windows' : 'standing', CLEAN);
      if (compared.leak !== null) leaks.push(compared.leak);
      if (happened(compared, sign)) seen += 1;
    }
    expect(leaks.slice(0, 3)).toEqual([]);
    expect(leaks).toHaveLength(0);
    expect(seen).toBeGreaterThan(SEEDS / 10);
  },
  howMany(240_000, 7_200_000),
);
