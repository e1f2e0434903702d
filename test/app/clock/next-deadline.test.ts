import { expect, test } from 'vitest';
import { hourAfter, nextDeadline } from '#app/clock/next-deadline';
import type { Schedule, Weekday } from '#app/ports/turn-clock';

const WEEKLY: Schedule = { time: '20:00', everyDays: 7, weekdays: [] };
const DAILY: Schedule = { ...WEEKLY, everyDays: 1 };
const on = (...weekdays: readonly Weekday[]): Schedule => ({ ...DAILY, weekdays });

// 2026-11-23 is a Monday.
const day = (text: string): string => `2026-${text}:00.000Z`;

test.each([
  ['a week later at the hour', WEEKLY, '11-23T20:00', '11-30T20:00'],
  [
    'the hour of the schedule, even after a deadline at another hour',
    WEEKLY,
    '11-23T08:13',
    '11-30T20:00',
  ],
  ['the next chosen weekday', on(1, 4), '11-23T20:00', '11-26T20:00'],
  ['over the end of the week', on(1, 4), '11-26T20:00', '11-30T20:00'],
  ['Sunday is a day of the week', on(7), '11-23T20:00', '11-29T20:00'],
  ['over the end of a month', { ...WEEKLY, everyDays: 3 }, '11-29T20:00', '12-02T20:00'],
])('TURN-5: after a deadline comes %s', (_what, schedule, from, next) => {
  expect(hourAfter(schedule, day(from))).toBe(day(next));
});

test.each([
  [
    'by the schedule, not from when the turn ran',
    WEEKLY,
    '11-23T20:00',
    '11-23T20:47',
    '11-30T20:00',
  ],
  ['the same when the turn ran early', WEEKLY, '11-23T20:00', '11-20T09:00', '11-30T20:00'],
  [
    'one turn and a fresh deadline after a long silence',
    WEEKLY,
    '11-02T20:00',
    '11-24T07:00',
    '11-30T20:00',
  ],
  ['never one that is almost over', DAILY, '11-20T20:00', '11-24T19:50', '11-25T20:00'],
  ['a day away at least', WEEKLY, '11-02T20:00', '11-22T20:30', '11-30T20:00'],
  [
    'not ever farther away when turns run early one after the other',
    WEEKLY,
    '11-30T20:00',
    '11-20T09:00',
    '11-30T20:00',
  ],
])('TURN-5: the next deadline is %s', (_what, schedule, announced, now, next) => {
  expect(nextDeadline(schedule, day(announced), day(now))).toBe(day(next));
});

test('TURN-5: the first deadline is a whole turn away', () => {
  expect(nextDeadline(WEEKLY, null, day('11-23T21:00'))).toBe(day('11-30T20:00'));
});
