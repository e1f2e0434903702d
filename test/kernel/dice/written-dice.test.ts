import { expect, test } from 'vitest';
import { cite } from '#kernel/reasons/cite';
import { type WrittenRoll, writtenDice } from '#kernel/dice/written-dice';

const CSC_7 = cite('CSC-7');
const fire = { kind: 'fire', text: 'the attacker fires' };
const roll = (part: Partial<WrittenRoll> = {}): WrittenRoll => {
  return { line: 1, purpose: 'fire', faces: null, values: [4], ...part };
};

test('written rolls come in their order, whichever stream asks', () => {
  const dice = writtenDice([roll(), roll({ line: 2, purpose: null, values: [2, 6] })]);
  expect(dice.stream('a').roll({ count: 1, faces: 6 }, fire, CSC_7).total).toBe(4);
  expect(dice.left()).toHaveLength(1);
  expect(dice.stream('b').roll({ count: 2, faces: 6 }, fire, CSC_7).total).toBe(8);
  expect([dice.left(), dice.fault(), dice.log().length]).toEqual([[], null, 2]);
});

test.each([
  ['purpose', roll({ purpose: 'surprise' })],
  ['faces', roll({ faces: 10 })],
  ['count', roll({ values: [1, 2] })],
  ['value', roll({ values: [7] })],
  ['value', roll({ values: [0] })],
  ['ended', null],
] as const)('a roll that does not fit is a fault: %s', (because, written) => {
  const dice = writtenDice(written === null ? [] : [written]);
  expect(() => dice.roll({ count: 1, faces: 6 }, fire, CSC_7)).toThrow('DICE_WRITTEN_MISFIT');
  expect(dice.fault()).toEqual({
    roll: written,
    asked: { count: 1, faces: 6, purpose: fire },
    because,
  });
});
