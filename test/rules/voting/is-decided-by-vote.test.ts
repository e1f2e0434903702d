import { expect, test } from 'vitest';
import { isOpenHanded } from '#rules/sight/is-open-handed';
import { isDecidedByVote } from '#rules/voting/is-decided-by-vote';

test.each([
  ['open', 1, 'opening', false],
  ['open', 1, 'economic', true],
  ['open', 2, 'opening', true],
  ['moderator', 1, 'economic', false],
  ['moderator', 7, 'movement', false],
] as const)(
  'TURN-6: moderation = %s, turn %i, %s: players vote: %s',
  (moderation, turn, phase, votes) => {
    expect(isDecidedByVote({ rules: { moderation }, turn, phase })).toBe(votes);
  },
);

test.each([
  ['full', 'moderator', false],
  ['openHanded', 'moderator', true],
  ['full', 'open', true],
  ['openHanded', 'open', true],
] as const)(
  'TURN-6, FOG-1: fog = %s, moderation = %s: open-handed: %s',
  (fog, moderation, isOpen) => {
    expect(isOpenHanded({ fog, moderation })).toBe(isOpen);
  },
);
