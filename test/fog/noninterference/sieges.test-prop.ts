import { expect, test } from 'vitest';
import { howMany } from '#test/support/how-many';
import type { CampaignEvent } from '#model/events/campaign-event';
import { type Pair, besiegedPairOf, compare } from './compare.ts';
import type { Observed } from './observe.ts';
import { PLANTED_IN_SIEGES } from './planted-leaks-sieges.ts';
import { CLEAN } from './rig.ts';

const SEEDS = howMany(24, 1200);
/** Leaks are looked for in these alone, which are kept: a world that is kept is played once. */
const KEPT = 16;
const pairs = Array.from({ length: KEPT }, (_empty, seed) => besiegedPairOf(seed));

const isWar = ({ type }: CampaignEvent): boolean =>
  type === 'GroundAttacked' || type === 'SystemBombarded' || type === 'SystemConquered';

/** Bombardments, attacks and conquests that the viewer learns of, and those of others alone. */
function warsIn({ done }: Observed, { viewer }: Pair) {
  const all = done.flatMap(({ events }) => events.filter(isWar));
  const seen = all.filter(({ witnesses }) => witnesses.some(({ empire }) => empire === viewer));
  const hidden = all.filter((one) => !seen.includes(one));
  return { seen: seen.length, hidden: JSON.stringify(hidden) };
}

test(
  'BOM-1, GND-1, FOG-15: of sieges and landings elsewhere nothing shows but what the rules let through',
  () => {
    const leaks: string[] = [];
    const worth = { seen: 0, otherwise: 0, asked: 0 };
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const pair = pairs[seed] ?? besiegedPairOf(seed);
      const { one, other, leak } = compare(pair, seed % 6 === 5 ? 'windows' : 'standing', CLEAN);
      if (leak !== null) leaks.push(leak);
      const [here, there] = [warsIn(one, pair), warsIn(other, pair)];
      if (here.seen > 0) worth.seen += 1;
      if (here.hidden !== there.hidden) worth.otherwise += 1;
      const decided = one.done.flatMap((phase) => phase.decided);
      if (decided.some(({ kind }) => kind === 'troop-losses')) worth.asked += 1;
    }
    expect(leaks.slice(0, 4)).toEqual([]);
    expect(leaks).toHaveLength(0);
    expect(worth.seen).toBeGreaterThan(SEEDS / 4);
    expect(worth.otherwise).toBeGreaterThan(SEEDS / 4);
    expect(worth.asked).toBeGreaterThan(0);
  },
  howMany(240_000, 7_200_000),
);

test.each(PLANTED_IN_SIEGES)(
  'FOG-15: $leak is found',
  ({ rig }) => {
    const found = pairs.find((pair) => compare(pair, 'standing', rig).leak !== null);
    expect(found).toBeDefined();
    // Without the planted leak the same two worlds are one to the viewer.
    expect(compare(found!, 'standing', CLEAN).leak).toBeNull();
  },
  howMany(240_000, 1_200_000),
);
