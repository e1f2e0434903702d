import { expect, test } from 'vitest';
import { empireKey, hashedKey } from '#content/galaxy/empire-key';

test.each([
  ['Human Commonwealth', 'human-commonwealth'],
  ['  Été!  ', 'ete'],
  ['New 9 Worlds', 'new-9-worlds'],
])('the key of %s is %s', (name, key) => {
  expect(empireKey(name)).toBe(key);
});

test.each(['raiders', 'Unknown', 'empire', 'constructor', 'Империя', '9 Worlds', 'A'.repeat(21)])(
  'a key that %s cannot be is told apart by its hash',
  (name) => {
    const key = empireKey(name);
    expect(key).toMatch(/^[a-z][a-z0-9-]{0,12}-[0-9a-f]{6}$/);
    expect(key).toBe(hashedKey(name));
    expect(empireKey(`${name}s`)).not.toBe(key);
  },
);

test('names that begin alike and are too long for a key have different keys', () => {
  const [one, other] = ['The Glorious Empire of the North', 'The Glorious Empire of the South'];
  expect(empireKey(one)).not.toBe(empireKey(other));
  expect(empireKey(one)).toMatch(/^the-glorious-[0-9a-f]{6}$/);
});
