import { beforeEach, expect, test } from 'vitest';
import { testTerminal, type TestTerminal } from './terminal.ts';

let terminal: TestTerminal;
const clock = (...words: readonly string[]) => terminal.run('clock', ...words);

// The time of a test’s terminal is that of 1 January 2024, a Monday.
beforeEach(async () => {
  terminal = testTerminal();
  await terminal.run('campaign', 'new', 'First War');
  await terminal.run('turn', 'run');
});

test('TURN-5: a schedule is set, shown, paused and resumed', async () => {
  expect((await clock('show')).out).toContain('no deadline');
  const set = await clock('set', 'mode=fixed', 'everyDays=1', 'weekdays=1,4', 'time=19:30');
  expect(set).toMatchObject({ code: 0, err: '' });
  expect(set.out).toContain('Orders are due: 2024-01-04 19:30 UTC');
  expect(set.out).toContain('  2024-01-08 19:30 UTC');
  expect((await clock('pause')).out).toContain('The clock is paused');
  expect((await clock('pause')).code).toBe(1);
  const resumed = await clock('resume', '--deadline', '2024-01-05 20:00');
  expect(resumed.out).toContain('Orders are due: 2024-01-05 20:00 UTC');
});

test('TURN-5: the deadline is moved for all, or for one player', async () => {
  expect((await clock('move', '2024-01-03 18:00')).out).toContain('due: 2024-01-03 18:00 UTC');
  const extended = await clock('extend', 'Loran Imperium', '2024-01-04 18:00', '--reason', 'ill');
  expect(extended.out).toMatch(/Loran Imperium +missing +0 +0 +2024-01-04 18:00 UTC/);
  const past = await clock('move', '2023-12-31 18:00');
  expect(past).toMatchObject({ code: 1 });
  expect(past.err).toContain('That hour has passed.');
});

test.each([
  ['tempo=quick', 'There is no setting “tempo”'],
  ['mode=fast', 'mode can’t be “fast”'],
  ['weekdays=8', 'weekdays can’t be “8”'],
])('TURN-5: %s is no choice', async (choice, text) => {
  const wrong = await clock('set', choice);
  expect(wrong.code).toBe(2);
  expect(wrong.err).toContain(text);
});

test('TURN-5: a run over too many players must be said to be meant', async () => {
  await clock('set', 'mostMissing=0');
  const refused = await terminal.run('turn', 'run');
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('Loran Imperium has not submitted orders.');
  expect((await terminal.run('turn', 'run', '--pass-over')).code).toBe(0);
});

test('TURN-5: nothing that is due is told as such', async () => {
  await clock('set', 'mode=fixed');
  expect(await clock('tick')).toMatchObject({ code: 0, out: 'Nothing is due.\n' });
});
