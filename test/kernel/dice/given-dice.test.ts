import { expect, test } from 'vitest';
import type { Dice } from '#kernel/dice/dice';
import { enteredDice } from '#kernel/dice/entered-dice';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import { cite } from '#kernel/reasons/cite';
import { InvariantError } from '#kernel/result/invariant';

const RULE = cite('INT-2');
const roll = (dice: Dice, kind: string, count: number, faces: number): readonly number[] =>
  dice.roll({ count, faces }, { kind, text: `${kind} of a test` }, RULE).values;

function codeOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof InvariantError) return error.code;
    throw error;
  }
  return 'none';
}

test('a script is taken in its order, whichever stream asks', () => {
  const dice = scriptedDice([
    { purpose: 'raid', values: [4, 2], faces: 6 },
    { purpose: 'intel', values: [8] },
  ]);
  expect(roll(dice.stream('b'), 'raid', 2, 6)).toEqual([4, 2]);
  expect(codeOf(dice.assertExhausted)).toBe('DICE_SCRIPT_LEFT_OVER');
  expect(roll(dice.stream('a'), 'intel', 1, 20)).toEqual([8]);
  expect(dice.log().map((one) => one.total)).toEqual([6, 8]);
  expect(codeOf(dice.assertExhausted)).toBe('none');
});

test.each([
  { name: 'another purpose', line: { purpose: 'raid', values: [1] }, code: 'DICE_SCRIPT_DIFFERS' },
  {
    name: 'other faces',
    line: { purpose: 'intel', values: [1], faces: 10 },
    code: 'DICE_SCRIPT_DIFFERS',
  },
  { name: 'other count', line: { purpose: 'intel', values: [1, 2] }, code: 'DICE_VALUES_COUNT' },
  { name: 'no face', line: { purpose: 'intel', values: [7] }, code: 'DICE_VALUE_NOT_A_FACE' },
])('a script with $name is refused', ({ line, code }) => {
  const dice = scriptedDice([line]);
  expect(codeOf(() => roll(dice, 'intel', 1, 6))).toBe(code);
});

test('a roll after the end of the script is refused', () => {
  expect(codeOf(() => roll(scriptedDice([]), 'intel', 1, 6))).toBe('DICE_SCRIPT_ENDED');
});

test('entered dice are taken one by one, and never made up', () => {
  const dice = enteredDice([3, 5, 9]);
  expect(roll(dice, 'raid', 2, 6)).toEqual([3, 5]);
  expect(codeOf(() => roll(dice.stream('x'), 'intel', 2, 10))).toBe('DICE_ENTERED_MISSING');
  expect(roll(dice.stream('x'), 'intel', 1, 10)).toEqual([9]);
  expect(codeOf(() => roll(dice, 'intel', 1, 10))).toBe('DICE_ENTERED_MISSING');
});

test('an entered value that the die does not have is refused', () => {
  expect(codeOf(() => roll(enteredDice([7]), 'raid', 1, 6))).toBe('DICE_VALUE_NOT_A_FACE');
});
