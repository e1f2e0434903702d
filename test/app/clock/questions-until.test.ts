import { expect, test } from 'vitest';
import { clockDeskOf } from '#test/support/clock-desk';
import { done, sendBothToTheMiddle } from '#test/support/desk';

test('TURN-4: the hour until which questions are open is told as long as it holds: not while the clock is paused or set by hand', async () => {
  const desk = await clockDeskOf({
    rules: { battles: 'interactive' },
    settings: { windowHours: 24 },
  });
  await sendBothToTheMiddle(desk);
  desk.at('2026-11-24T21:30:00.000Z');
  await desk.tick();
  const { use, moderator: actor, human } = desk;
  const told = async () => {
    const { questionsUntil, isClockPaused } = done(await use.readPlayerDesk({ actor: human }));
    return [questionsUntil, isClockPaused];
  };
  expect(await told()).toEqual([expect.stringMatching(/^2026-11-25/u), false]);
  done(await use.pauseClock({ actor }));
  expect(await told()).toEqual([null, true]);
  const { settings } = done(await use.readClock({ actor })).clock;
  done(await use.setClock({ actor, settings: { ...settings, mode: 'manual' } }));
  expect(await told()).toEqual([null, false]);
});
