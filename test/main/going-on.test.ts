import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UseCases } from '#app/use-cases';
import { goingOn } from '#main/going-on';
import { ok } from '#kernel/result/result';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SOON_MS = 5000;

test('after a wake it looks once, and not while whoever answered waits for his page', async () => {
  const goOn = vi.fn<UseCases['goOn']>(async () => ok([]));
  const queue = goingOn({ goOn }, () => undefined);
  queue.wake();
  queue.wake();
  expect(goOn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(SOON_MS);
  expect(goOn).toHaveBeenCalledTimes(1);
  queue.wake();
  await vi.advanceTimersByTimeAsync(SOON_MS);
  expect(goOn).toHaveBeenCalledTimes(2);
});

test('a fault is reported, and the next wake looks again', async () => {
  const report = vi.fn();
  const goOn = vi.fn<UseCases['goOn']>().mockRejectedValueOnce(new Error('broken'));
  goOn.mockResolvedValue(ok([]));
  const queue = goingOn({ goOn }, report);
  queue.wake();
  await vi.advanceTimersByTimeAsync(SOON_MS);
  expect(report).toHaveBeenCalledTimes(1);
  queue.wake();
  await vi.advanceTimersByTimeAsync(SOON_MS);
  expect(goOn).toHaveBeenCalledTimes(2);
});

test('when it has stopped it looks no more', async () => {
  const goOn = vi.fn<UseCases['goOn']>(async () => ok([]));
  const queue = goingOn({ goOn }, () => undefined);
  queue.wake();
  await queue.stop();
  queue.wake();
  await vi.advanceTimersByTimeAsync(SOON_MS);
  expect(goOn).not.toHaveBeenCalled();
});
