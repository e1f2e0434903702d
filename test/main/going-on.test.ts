import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UseCases } from '#app/use-cases';
import { goingOn } from '#main/going-on';
import { ok } from '#kernel/result/result';
import type { CampaignId } from '#app/ports/campaign-record';
import { refuse } from '#app/use-case-error';
import { brandAs } from '#kernel/brand/brand';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SOON_MS = 5000;

test('after a wake it looks once, and not while the player who answered waits for their page', async () => {
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

test.each(['RUN_UNDER_WAY', 'STORE_BUSY'] as const)(
  'where it meets %s it looks again by itself, until nothing is in the way, and reports nothing',
  async (code) => {
    const report = vi.fn();
    const campaign = brandAs<CampaignId>('a-campaign');
    const goOn = vi.fn<UseCases['goOn']>(async () => ok([]));
    goOn.mockResolvedValueOnce(ok([{ campaign, outcome: refuse(code) }]));
    goOn.mockResolvedValueOnce(refuse(code));
    const queue = goingOn({ goOn }, report);
    queue.wake();
    await vi.advanceTimersByTimeAsync(SOON_MS * 10);
    expect(goOn).toHaveBeenCalledTimes(3);
    expect(report).not.toHaveBeenCalled();
    await queue.stop();
  },
);

test('a phase that broke down is reported and keeps no others waiting', async () => {
  const report = vi.fn();
  const campaign = brandAs<CampaignId>('a-campaign');
  const fault = new Error('broken');
  const goOn = vi.fn<UseCases['goOn']>(async () =>
    ok([
      { campaign, fault },
      { campaign, outcome: refuse('STORE_FULL') },
    ]),
  );
  const queue = goingOn({ goOn }, report);
  queue.wake();
  await vi.advanceTimersByTimeAsync(SOON_MS * 10);
  expect(goOn).toHaveBeenCalledTimes(1);
  expect(report.mock.calls.map(([error]) => error as Error)).toEqual([
    fault,
    new Error(refuse('STORE_FULL').error.text),
  ]);
});
