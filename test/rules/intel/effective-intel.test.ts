import { expect, test } from 'vitest';
import { type Effect, intelHalvedIdOf } from '#model/campaign/effect';
import type { EffectId } from '#model/campaign/ids';
import { effectiveIntelOf } from '#rules/intel/effective-intel';
import { systemId, systemOf } from '#test/support/campaign';

const here = systemId('H0202');
const marked = (amount: number): Readonly<Record<EffectId, Pick<Effect, 'amount'>>> => ({
  [intelHalvedIdOf(here, 4)]: { amount },
});

test.each([
  [7, 0, 7],
  [7, 1, 3],
  [7, 2, 1],
  [1, 1, 0],
  [6, 3, 0],
])('INT-6: Intel %i halved %i times is %i', (intel, amount, left) => {
  const system = systemOf({ id: here, intel });
  expect(effectiveIntelOf(system, marked(amount), 4)).toBe(left);
});

test('INT-6: Intel is halved in the one turn alone, in the one system alone', () => {
  const system = systemOf({ id: here, intel: 5 });
  expect(effectiveIntelOf(system, marked(1), 3)).toBe(5);
  expect(effectiveIntelOf(system, marked(1), 5)).toBe(5);
  expect(effectiveIntelOf({ ...system, id: systemId('H0303') }, marked(1), 4)).toBe(5);
});
