import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ticked } from '#app/usecases/clock/tick-clocks';
import { ok } from '#kernel/result/result';
import { startTicker } from '#main/ticker';

const NOTHING: Ticked = { ran: [], notices: [], faults: [] };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const sent = async () => ok(null);
const runBackupSchedule = async () => ok(null);

test('a look that takes long is not overtaken by the next, and a stop waits for it', async () => {
  const ends: (() => void)[] = [];
  const tickClocks = vi.fn(
    () => new Promise<ReturnType<typeof ok<Ticked>>>((end) => ends.push(() => end(ok(NOTHING)))),
  );
  const ticker = startTicker({
    useCases: { tickClocks, runBackupSchedule },
    report: vi.fn(),
    send: sent,
    everyMs: 10,
  });
  await vi.advanceTimersByTimeAsync(50);
  expect(tickClocks).toHaveBeenCalledTimes(1);
  let isStopped = false;
  const stopped = ticker.stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isStopped).toBe(false);
  ends[0]!();
  await stopped;
  await vi.advanceTimersByTimeAsync(50);
  expect(tickClocks).toHaveBeenCalledTimes(1);
});

test('what fails is reported, and the next look comes all the same', async () => {
  const faults = [{ slug: 'first', error: new Error('a bug') }];
  const notices = [{ slug: 'second', url: 'https://chat.example', text: 'Turn 2 is issued.' }];
  const tickClocks = vi
    .fn(async () => ok<Ticked>({ ran: [], notices, faults }))
    .mockRejectedValueOnce(new Error('the store is away'));
  const report = vi.fn();
  const send = async () => ({ ok: false, error: 'The chat answered 500.' }) as const;
  const ticker = startTicker({
    useCases: { tickClocks, runBackupSchedule },
    report,
    send,
    everyMs: 10,
  });
  await vi.advanceTimersByTimeAsync(20);
  await ticker.stop();
  expect(report.mock.calls.map(([, about]) => String(about))).toEqual([
    'the turn clock',
    'the turn clock of first',
    'the chat of second',
  ]);
});
