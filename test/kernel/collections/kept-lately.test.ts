import { expect, test } from 'vitest';
import { keptLately } from '#kernel/collections/kept-lately';

function counting(most: number) {
  const kept = keptLately<string>(most);
  const made: string[] = [];
  const get = (key: string, length = 10): Promise<string> =>
    kept(key, () => {
      made.push(key);
      return key.repeat(length);
    });
  const getAll = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await get(key);
  };
  return { get, getAll, made };
}

test('a result is made once, and another key has another result', async () => {
  const { get, made } = counting(100);
  const all = [await get('a'), await get('a'), await get('b')];
  expect(all).toEqual(['a'.repeat(10), 'a'.repeat(10), 'b'.repeat(10)]);
  expect(made).toEqual(['a', 'b']);
});

test('no more is kept than there is room for, and what was asked for longest ago goes first', async () => {
  const { getAll, made } = counting(25);
  await getAll('a', 'b', 'a', 'c');
  expect(made).toEqual(['a', 'b', 'c']);
  await getAll('a', 'c');
  expect(made).toEqual(['a', 'b', 'c']);
  await getAll('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('a result that is bigger than all the room is given and not kept, and pushes nothing out', async () => {
  const { get, getAll, made } = counting(25);
  await getAll('a');
  expect(await get('z', 99)).toBe('z'.repeat(99));
  await get('z', 99);
  await getAll('a');
  expect(made).toEqual(['a', 'z', 'z']);
});

test('a result that could not be made is made the next time', async () => {
  const kept = keptLately<string>(100);
  const fail = (): string => {
    throw new Error('broken');
  };
  await expect(kept('a', fail)).rejects.toThrow('broken');
  expect(await kept('a', () => 'whole')).toBe('whole');
});

test('all who ask while a result is being made get the same, also if room is made meanwhile', async () => {
  const kept = keptLately<string>(25);
  const begun: ((text: string) => void)[] = [];
  const slow = (): Promise<string> => new Promise((resolve) => void begun.push(resolve));
  const both = [kept('a', slow), kept('a', slow)];
  await kept('b', () => 'b'.repeat(20));
  await kept('c', () => 'c'.repeat(20));
  both.push(kept('a', slow));
  expect(begun).toHaveLength(1);
  begun[0]!('first');
  expect(await Promise.all(both)).toEqual(['first', 'first', 'first']);
});
