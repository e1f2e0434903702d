import { compareText } from '#kernel/result/compare-text';
import { expect, test } from 'vitest';
import type { UnitId } from '#model/campaign/ids';
import { brokenInvariants, STATE_INVARIANTS } from '#rules/invariants/broken-invariants';
import { BROKEN_STATES, LOST, SOUND_STATES } from './broken-states.ts';

test.each(Object.entries(SOUND_STATES))('everything holds of %s', (_what, state) => {
  expect(brokenInvariants(state)).toEqual([]);
});

test.each(BROKEN_STATES)('$code is found, and said where', ({ code, state, says }) => {
  const destroyed = new Set<UnitId>(code === 'DESTROYED_PRESENT' ? [LOST] : []);
  const found = brokenInvariants(state, destroyed);
  expect(found.map((one) => one.code)).toContain(code);
  expect(found.find((one) => one.code === code)?.breaches.join('\n')).toContain(says);
});

test('every invariant has a state that breaks it, a code of its own and a sentence', () => {
  const codes = STATE_INVARIANTS.map(({ code }) => code);
  expect(BROKEN_STATES.map(({ code }) => code).sort(compareText)).toEqual(
    [...new Set(codes)].sort(compareText),
  );
  expect(STATE_INVARIANTS.filter(({ sentence }) => !/^[A-Z0-9].*\.$/.test(sentence))).toEqual([]);
});
