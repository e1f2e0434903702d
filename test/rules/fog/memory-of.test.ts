import { expect, test } from 'vitest';
import { memoryOf } from '#rules/sight/memory-of';

test.each([
  ['in sight, since whenever', true, 1, 'fresh'],
  ['of this turn, told by an ally', false, 20, 'fresh'],
  ['three turns old', false, 17, 'fresh'],
  ['four turns old', false, 16, 'faded'],
  ['a year old', false, 8, 'faded'],
  ['older', false, 7, 'gone'],
] as const)('FOG-11: a contact %s', (_name, current, turn, memory) => {
  expect(memoryOf({ current, seen: { turn, source: 'presence' } }, 20)).toBe(memory);
});
