import { expect, test } from 'vitest';
import { howMany } from '#test/support/how-many';
import { choicesForTwin, withFleetsRenumbered } from '#test/support/twins';
import type { DonePhase } from '#test/support/whole-turn';
import { type Compared, compare, pairOf } from './compare.ts';
import { CLEAN } from './rig.ts';

const SEEDS = howMany(180, 2000);

const battlesIn = (done: readonly DonePhase[]) =>
  done.flatMap(({ events }) => events.flatMap((one) => (one.type === 'BattleEnded' ? [one] : [])));

/** What makes a proof worth something: battles, and secrets that really came to differ. */
function worthOf({ one, other }: Compared, viewer: string) {
  const own = battlesIn(one.done).filter(({ sides }) =>
    [...sides.attacker, ...sides.defender].some((empire) => empire === viewer),
  );
  const hidden = battlesIn(one.done).length - own.length;
  return {
    long: own.some(({ rounds }) => rounds >= 2),
    hiddenBattle: hidden > 0,
    otherHiddenBattles: hidden !== battlesIn(other.done).length - own.length,
    apart:
      JSON.stringify(one.done.at(-1)?.state.units) !==
      JSON.stringify(other.done.at(-1)?.state.units),
  };
}

test(
  'FOG-15: a whole turn shows nothing of what is out of a viewer’s reach',
  () => {
    const leaks: string[] = [];
    const worth = { long: 0, hiddenBattle: 0, otherHiddenBattles: 0, apart: 0 };
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const pair = pairOf(seed);
      const compared = compare(pair, seed % 50 < 2 ? 'windows' : 'standing', CLEAN);
      if (compared.leak !== null) leaks.push(compared.leak);
      const here = worthOf(compared, pair.viewer);
      if (here.long) worth.long += 1;
      if (here.hiddenBattle) worth.hiddenBattle += 1;
      if (here.otherHiddenBattles) worth.otherHiddenBattles += 1;
      if (here.apart) worth.apart += 1;
    }
    expect(leaks.slice(0, 3)).toEqual([]);
    expect(leaks).toHaveLength(0);
    expect(worth.long).toBeGreaterThan(SEEDS / 2);
    expect(worth.hiddenBattle).toBeGreaterThan(SEEDS / 10);
    expect(worth.otherHiddenBattles).toBeGreaterThan(SEEDS / 20);
    expect(worth.apart).toBeGreaterThan((SEEDS * 9) / 10);
  },
  howMany(600_000, 7_200_000),
);

test('FOG-12: contacts are named and told of by what they show, whatever numbers fleets really have', () => {
  const leaks: string[] = [];
  for (let seed = 0; seed < howMany(50, 400); seed += 1) {
    const { world, viewer } = pairOf(seed - (seed % 8 < 7 ? 0 : 7));
    const twin = withFleetsRenumbered(world, viewer, choicesForTwin(seed));
    const { leak } = compare({ seed, viewer, world, twin }, 'standing', CLEAN);
    if (leak !== null) leaks.push(leak);
  }
  expect(leaks.slice(0, 3)).toEqual([]);
});
