import { expect, test } from 'vitest';
import { rollOneOf } from '#engine/record/roll-one-of';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import { cite } from '#kernel/reasons/cite';
import type { RollPurpose } from '#model/rolls/roll-purpose';

const purpose = { kind: 'growth place', text: 'one of them' } as const;

test.each([
  ['one is not rolled for', 1, [], 0],
  ['the last of a hundred', 100, [[100]], 99],
  // 59 numbers of the ten thousand for each: number 100 is in the second lot.
  ['one of more than a die has faces', 169, [[2, 1]], 1],
  [
    'what is too high is rolled again',
    169,
    [
      [100, 100],
      [1, 1],
    ],
    0,
  ],
  ['the last of more than a die has faces', 101, [[100, 99]], 100],
] as const)('COL-4, MAP-11: a tie is rolled among all: %s', (_name, count, values, index) => {
  const dice = scriptedDice<RollPurpose>(
    values.map((one) => ({ purpose: purpose.kind, values: [...one] })),
  );
  const rolled = rollOneOf(dice, { count, purpose, cite: cite('COL-4') });
  expect(rolled.index).toBe(index);
  expect(rolled.rolls).toHaveLength(values.length);
  dice.assertExhausted();
});
