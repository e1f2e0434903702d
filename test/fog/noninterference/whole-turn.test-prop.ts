import { expect, test } from 'vitest';
import { canonicalJson } from '#kernel/result/canonical-json';
import { howMany } from '#test/support/how-many';
import { choicesForTwin, perturbUnseen, withFleetsRenumbered } from '#test/support/twins';
import { type DonePhase, viewOf } from '#test/support/whole-turn';
import { type Compared, type Pair, compare, pairOf } from './compare.ts';
import { parting } from './observe.ts';
import { asHtml, asText, documentsOf } from './reports.ts';
import { CLEAN } from './rig.ts';

const SEEDS = howMany(120, 2000);
/** From here on enough battles elsewhere come to differ. */
const FIRST = 300;
const PATIENCE_MS = howMany(600_000, 7_200_000);

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

/** Where what is told of a turn parts from what is told of another, as text and as HTML. */
function lettersThatDiffer(
  { seed, viewer, world }: Pair,
  ones: readonly DonePhase[],
  others: readonly DonePhase[],
): readonly string[] {
  const [told, otherwise] = [ones, others].map((done) =>
    documentsOf(world, done, viewer).flatMap((document) => [asText(document), asHtml(document)]),
  );
  return told!.flatMap((one, at) => {
    const other = otherwise![at] ?? '';
    return one === other ? [] : [`seed ${String(seed)}: ${parting(one, other)}`];
  });
}

/** What a view after the turn, and now and then a report of it, lets through of what is true elsewhere. */
function leaksAtRest(pair: Pair, { one: { done } }: Compared): readonly string[] {
  const { seed, viewer, world } = pair;
  const last = done.at(-1)!;
  const twin = perturbUnseen(last.state, viewer, choicesForTwin(seed));
  expect(canonicalJson(twin)).not.toBe(canonicalJson(last.state));
  const [view, other] = [last.state, twin].map((state) =>
    JSON.stringify(viewOf(world, state, viewer)),
  );
  if (view !== other) return [`seed ${String(seed)}: ${parting(view!, other!)}`];
  const elsewhere = [...done.slice(0, -1), { ...last, state: twin }];
  return seed % 10 === 0 ? lettersThatDiffer(pair, done, elsewhere) : [];
}

test(
  'FOG-11, FOG-15: a whole turn and its reports show nothing of what is out of a viewer’s reach',
  () => {
    const leaks: string[] = [];
    const letters: string[] = [];
    const atRest: string[] = [];
    const worth = { long: 0, hiddenBattle: 0, otherHiddenBattles: 0, apart: 0, shown: 0 };
    for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
      const pair = pairOf(seed);
      const compared = compare(pair, seed % 50 < 2 ? 'windows' : 'standing', CLEAN);
      const { one, other, leak, restedOnTreaty } = compared;
      if (leak !== null) leaks.push(leak);
      // A report is made from view and seen events alone, whose bytes are compared: fewer are enough.
      if (seed % 3 === 0 && !restedOnTreaty)
        letters.push(...lettersThatDiffer(pair, one.done, other.done));
      atRest.push(...leaksAtRest(pair, compared));
      const here = worthOf(compared, pair.viewer);
      if (here.long) worth.long += 1;
      if (here.hiddenBattle) worth.hiddenBattle += 1;
      if (here.otherHiddenBattles) worth.otherHiddenBattles += 1;
      if (here.apart) worth.apart += 1;
      if (restedOnTreaty) worth.shown += 1;
    }
    for (const found of [leaks, letters, atRest]) {
      expect(found.slice(0, 3)).toEqual([]);
      expect(found).toHaveLength(0);
    }
    expect(worth.long).toBeGreaterThan(SEEDS / 2);
    expect(worth.hiddenBattle).toBeGreaterThan(SEEDS / 10);
    expect(worth.otherHiddenBattles).toBeGreaterThan(SEEDS / 20);
    expect(worth.apart).toBeGreaterThan((SEEDS * 9) / 10);
    expect(worth.shown).toBeLessThan(1 + SEEDS / 50);
  },
  PATIENCE_MS,
);

test('FOG-12: contacts are named and told of by what they show, not by the true numbers of fleets', () => {
  const leaks: string[] = [];
  for (let seed = 0; seed < howMany(32, 400); seed += 1) {
    const { world, viewer } = pairOf(seed - (seed % 8 < 7 ? 0 : 7));
    const twin = withFleetsRenumbered(world, viewer, choicesForTwin(seed));
    const { leak } = compare({ seed, viewer, world, twin }, 'standing', CLEAN);
    if (leak !== null) leaks.push(leak);
  }
  expect(leaks.slice(0, 3)).toEqual([]);
});
