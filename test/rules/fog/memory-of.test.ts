import { expect, test } from 'vitest';
import { isOpenMemory, memoryOf } from '#rules/sight/memory-of';
import type { Contact } from '#model/campaign/knowledge';
import { systemId } from '#test/support/campaign';

const last = (turn: number): Contact['seen'] => ({ turn, source: 'presence' });

test.each([
  ['in sight, since whenever', true, 1, 'fresh'],
  ['of this turn, told by an ally', false, 20, 'fresh'],
  ['three turns old', false, 17, 'fresh'],
  ['four turns old', false, 16, 'faded'],
  ['a year old', false, 8, 'faded'],
  ['older', false, 7, 'gone'],
] as const)('FOG-11: a contact %s', (_name, current, turn, memory) => {
  expect(memoryOf({ current, seen: last(turn), leftFor: null }, 20)).toBe(memory);
});

test.each([
  ['this turn', 20, 'departed'],
  ['three turns ago', 17, 'departed'],
  ['four turns ago', 16, 'gone'],
] as const)('FOG-4 FOG-11: a contact that was seen to leave %s', (_name, turn, memory) => {
  const contact = { current: false, seen: last(turn), leftFor: systemId('B') };
  expect(memoryOf(contact, 20)).toBe(memory);
  expect(isOpenMemory(contact)).toBe(false);
});

test.each([
  ['destroyed this turn', 'destroyed', 20, 'ended'],
  ['captured in the turn before', 'captured', 19, 'ended'],
  ['destroyed two turns ago', 'beaten', 18, 'gone'],
  ['replaced by a newer one', 'replaced', 20, 'gone'],
] as const)('FOG-12: a contact that was %s', (_name, how, turn, memory) => {
  const contact = { current: false, seen: { ...last(18), ended: { how, turn } }, leftFor: null };
  expect(memoryOf(contact, 20)).toBe(memory);
  expect(isOpenMemory(contact)).toBe(false);
});
