import { isYearEnd, nextYearEnd } from '#rules/calendar/is-year-end';
import { expect, test } from 'vitest';

test.each([
  { turn: 1, isEnd: false, next: 12 },
  { turn: 11, isEnd: false, next: 12 },
  { turn: 12, isEnd: true, next: 12 },
  { turn: 13, isEnd: false, next: 24 },
  { turn: 24, isEnd: true, next: 24 },
])('TURN-1: the year of turn $turn ends with turn $next', ({ turn, isEnd, next }) => {
  expect(isYearEnd(turn)).toBe(isEnd);
  expect(nextYearEnd(turn)).toBe(next);
});
