import { expect, test } from 'vitest';
import type { Match } from '#app/self-play/match';
import { playerOf } from '#app/self-play/player-of';
import { playMatch } from '#app/self-play/play-match';
import { forceListsText } from '#main/force-lists-text';

let ticks = 0;
/** A clock that goes on by one each time it is looked at. */
const now = (): number => (ticks += 1);

function played(words: readonly string[], part: Partial<Match> = {}) {
  const players = words.flatMap((word) => playerOf(word) ?? []);
  const match = { seed: 7, turns: 8, players, rings: 2, forceLists: forceListsText(), ...part };
  const result = playMatch(match, now);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

test('TURN-5: machines play a campaign without a broken invariant or a refused order', () => {
  const { failure, refused, turns, orders, built, seats } = played(
    ['hard', 'beginner/warlike', 'passive'],
    {
      rings: 3,
    },
  );
  expect({ failure, refused, turns }).toEqual({ failure: null, refused: 0, turns: 8 });
  expect(orders).toBeGreaterThan(60);
  expect(built).toBeGreaterThan(3);
  expect(seats.map(({ player }) => player)).toEqual([0, 1, 2]);
});

test('a machine that settles has a higher output than one that does nothing', () => {
  const { winners, by, seats } = played(['standard', 'idle'], { turns: 12 });
  expect({ winners, by }).toEqual({ winners: [0], by: 'output' });
  expect(seats[0]?.systems).toBeGreaterThan(seats[1]?.systems ?? 9);
});

test('VIC-1: a match ends when somebody meets a condition that was chosen for it', () => {
  const victory = { needed: 1, conditions: [{ kind: 'expansion-count', systems: 2 }] } as const;
  const { winners, by, turns } = played(['idle', 'standard'], { turns: 12, victory });
  expect({ winners, by }).toEqual({ winners: [1], by: 'victory' });
  expect(turns).toBeLessThan(12);
});

test('the same seed plays the same campaign, and another one another', () => {
  const [once, again, other] = [{}, {}, { seed: 8 }].map((part) => {
    const result = played(['hard', 'random'], { turns: 3, ...part });
    return { ...result, thought: null, perTurn: null };
  });
  expect(again).toEqual(once);
  expect(other).not.toEqual(once);
});

test('players change seats from seed to seed', () => {
  const first = [7, 8].map((seed) => {
    const { seats } = played(['standard', 'passive'], { turns: 1, seed });
    return [...seats].sort((a, b) => (a.empire < b.empire ? -1 : 1))[0]?.player;
  });
  expect(new Set(first)).toEqual(new Set([0, 1]));
});

test.each([
  ['standard', { kind: 'machine', level: 'standard', personality: 'balanced' }],
  ['hard/warlike', { kind: 'machine', level: 'hard', personality: 'warlike' }],
  ['random', { kind: 'random' }],
  ['clever', undefined],
  ['hard/clever', undefined],
  ['hard/warlike/twice', undefined],
])('the word %s names a player', (word, player) => {
  expect(playerOf(word)).toEqual(player);
});
