import { expect, test } from 'vitest';
import { keptLately } from '#kernel/collections/kept-lately';

function counting(most: number) {
  const kept = keptLately<string>(most);
  const made: string[] = [];
  const get = (key: string, length = 10): string =>
    kept(key, () => {
      made.push(key);
      return key.repeat(length);
    });
  return { get, made };
}

test('a result is made once, and another key has another result', () => {
  const { get, made } = counting(100);
  expect([get('a'), get('a'), get('b')]).toEqual(['a'.repeat(10), 'a'.repeat(10), 'b'.repeat(10)]);
  expect(made).toEqual(['a', 'b']);
});

test('no more is kept than there is room for, and what was asked for longest ago goes first', () => {
  const { get, made } = counting(25);
  get('a');
  get('b');
  get('a');
  get('c');
  expect(made).toEqual(['a', 'b', 'c']);
  get('a');
  get('c');
  expect(made).toEqual(['a', 'b', 'c']);
  get('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('a result that is bigger than all the room is given and not kept, and pushes nothing out', () => {
  const { get, made } = counting(25);
  get('a');
  expect(get('z', 99)).toBe('z'.repeat(99));
  get('z', 99);
  get('a');
  expect(made).toEqual(['a', 'z', 'z']);
});

test('a result that could not be made is made the next time', () => {
  const kept = keptLately<string>(100);
  const fail = (): string => {
    throw new Error('broken');
  };
  expect(() => kept('a', fail)).toThrow('broken');
  expect(kept('a', () => 'whole')).toBe('whole');
});
