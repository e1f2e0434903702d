import { expect, test } from 'vitest';
import { newClock } from '#app/clock/new-clock';
import { pausedClock, resumedClock } from '#app/clock/paused-clock';
import { brandAs } from '#kernel/brand/brand';
import type { EmpireId } from '#model/campaign/ids';

const at = (day: number, hour: string): string => `2026-11-${String(day)}T${hour}.000Z`;
const clock = {
  ...newClock(),
  deadline: at(23, '20:00:00'),
  announced: at(23, '20:00:00'),
  extensions: [{ empire: brandAs<EmpireId>('loran'), until: at(24, '20:00:00'), reason: '' }],
};
const paused = pausedClock(clock, at(22, '12:00:30'));

test('TURN-5: what was still to come moves by the time of the pause, in whole minutes', () => {
  const resumed = resumedClock(paused, at(24, '12:00:00'), null);
  expect(resumed.deadline).toBe(at(25, '20:00:00'));
  expect(resumed.extensions[0]!.until).toBe(at(26, '20:00:00'));
  expect(resumed.announced).toBe(clock.announced);
  expect(resumed.pausedAt).toBeNull();
});

test('TURN-5: a deadline that had passed before the pause stays', () => {
  const late = pausedClock(clock, at(23, '21:00:00'));
  expect(resumedClock(late, at(24, '12:00:00'), null).deadline).toBe(clock.deadline);
});

test('TURN-5: the moderator may choose the hour instead', () => {
  const chosen = at(28, '18:00:00');
  expect(resumedClock(paused, at(24, '12:00:00'), chosen).deadline).toBe(chosen);
});
