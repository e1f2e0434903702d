import { expect, test } from 'vitest';
import { verdictOf, votesNeeded } from '#rules/voting/verdict-of';

test.each([
  // Players in play, votes for, votes against, and the result.
  [1, 1, 0, 'carried'],
  [1, 0, 1, 'rejected'],
  [2, 1, 0, 'open'],
  [2, 2, 0, 'carried'],
  [2, 0, 1, 'rejected'],
  [2, 1, 1, 'rejected'],
  [3, 1, 0, 'open'],
  [3, 1, 1, 'open'],
  [3, 2, 0, 'carried'],
  [3, 2, 1, 'carried'],
  [3, 0, 2, 'rejected'],
  [4, 2, 0, 'open'],
  [4, 2, 1, 'open'],
  [4, 3, 0, 'carried'],
  [4, 2, 2, 'rejected'],
  [4, 0, 1, 'open'],
  [4, 0, 2, 'rejected'],
  [5, 2, 2, 'open'],
  [5, 3, 0, 'carried'],
  [5, 3, 2, 'carried'],
  [5, 0, 2, 'open'],
  [5, 2, 3, 'rejected'],
] as const)(
  'TURN-6: of %i players, %i for and %i against: %s',
  (voters, inFavour, against, verdict) => {
    expect(verdictOf({ voters, inFavour, against })).toBe(verdict);
  },
);

test('TURN-6: more than half of all players in play carry a proposal', () => {
  const needed = [1, 2, 3, 4, 5, 6].map((voters) => votesNeeded({ voters }));
  expect(needed).toEqual([1, 2, 2, 3, 3, 4]);
});
