import { expect, test } from 'vitest';
import { turnLabelOf } from '#rules/calendar/turn-label';

test.each([
  { turn: 1, firstYear: 3000, label: '3000.01' },
  { turn: 2, firstYear: 3000, label: '3000.02' },
  { turn: 10, firstYear: 3000, label: '3000.10' },
  { turn: 12, firstYear: 3000, label: '3000.12' },
  { turn: 13, firstYear: 3000, label: '3001.01' },
  { turn: 121, firstYear: 2400, label: '2410.01' },
])('TURN-1: turn $turn of a campaign from $firstYear is $label', ({ turn, firstYear, label }) => {
  expect(turnLabelOf(turn, firstYear)).toBe(label);
});
