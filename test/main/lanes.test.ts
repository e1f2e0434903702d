import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { type Lane, lanesOf, NotBegun } from '#main/lanes';

/** Jobs that end when they are told to; what has begun so far, by name. */
function jobsIn(threads: number, reserved = 1) {
  const lanes = lanesOf({ threads, reserved });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (lane: Lane, name: string, signal?: AbortSignal): Promise<string> =>
    lanes(
      lane,
      () =>
        new Promise((resolve) => {
          begun.push(name);
          ends.set(name, () => resolve(name));
        }),
      signal,
    );
  const end = async (name: string): Promise<void> => {
    ends.get(name)!();
    await settle();
  };
  return { ask, end, begun };
}
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a thread is left to papers while turns run, and a paper goes before all that waits', async () => {
  const { ask, end, begun } = jobsIn(2);
  for (const name of ['turn 1', 'turn 2']) void ask('long', name);
  void ask('odds', 'part');
  void ask('paper', 'sheet');
  await settle();
  expect(begun).toEqual(['turn 1', 'part']);
  await end('part');
  expect(begun).toEqual(['turn 1', 'part', 'sheet']);
  await end('sheet');
  expect(begun).not.toContain('turn 2');
  await end('turn 1');
  expect(begun).toContain('turn 2');
});

test('with a single thread every lane has its turn', async () => {
  const { ask, end, begun } = jobsIn(1);
  void ask('long', 'turn');
  void ask('odds', 'part');
  void ask('paper', 'sheet');
  await settle();
  for (const name of ['turn', 'sheet', 'part']) await end(name);
  expect(begun).toEqual(['turn', 'sheet', 'part']);
});

test('a job that is given up while it waits is not begun; one that fails makes room', async () => {
  const lanes = lanesOf({ threads: 1, reserved: 0 });
  const controller = new AbortController();
  const failing = lanes('long', () => Promise.reject(new Error('broken')));
  const waiting = lanes('long', () => Promise.resolve('late'), controller.signal);
  controller.abort();
  await expect(waiting).rejects.toBeInstanceOf(NotBegun);
  await expect(failing).rejects.toThrow('broken');
  expect(await lanes('long', () => Promise.resolve('next'))).toBe('next');
});

test('a signal that many jobs share hears of none that has begun', async () => {
  const lanes = lanesOf({ threads: 1, reserved: 0 });
  const { signal } = new AbortController();
  const jobs = Array.from({ length: 12 }, () =>
    lanes('odds', () => Promise.resolve('part'), signal),
  );
  expect(getEventListeners(signal, 'abort')).toHaveLength(11);
  await Promise.all(jobs);
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});
