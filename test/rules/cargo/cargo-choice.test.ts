import { expect, test } from 'vitest';
import { checkAnswer } from '#legality/answers/check-answer';
import { hasOneAnswer } from '#legality/answers/has-one-answer';
import type { CargoPiece } from '#model/decisions/cargo-choice';
import type { DecisionOf } from '#model/decisions/decision';
import { answerCargo } from '#rules/cargo/answer-cargo';
import { isCargoChosen } from '#rules/cargo/is-cargo-chosen';
import { designId, unitId } from '#test/support/campaign';

const piece = (id: string, size: number, cost = size): CargoPiece => ({
  ...{ unit: unitId(id), design: designId(`class-${id}`), name: '', kind: 'ground' },
  ...{ condition: 'sound', cost, size },
});
const [a, b, c] = [piece('a', 4), piece('b', 3), piece('c', 2)];
const troops = { room: 5, cargo: [a, b, c] };
const stores = { room: 1, cargo: [piece('d', 1, 2), piece('e', 1)] };
const question = { kind: 'cargo', holds: [troops, stores] } as unknown as DecisionOf<'cargo'>;

test.each([
  ['nothing', [], false],
  ['all of it', [2, 3], false],
  ['of two either', [3, 3], true],
  ['what is too large by itself leaves no choice', [6, 3], false],
  ['what is left of it does', [6, 3, 4], true],
] as const)('CSC-14: what fits in a hold of 5: %s', (_name, sizes, isChosen) => {
  const cargo = sizes.map((size) => ({ size }));
  expect(isCargoChosen({ room: 5, cargo })).toBe(isChosen);
  expect(hasOneAnswer({ ...question, holds: [{ room: 5, cargo: cargo as never }] })).toBe(
    !isChosen,
  );
});

test.each([
  [[], ['a', 'd']],
  [['class-c'], ['c', 'b', 'd']],
  [
    ['class-e', 'class-b'],
    ['b', 'c', 'e'],
  ],
] as const)('CSC-14, ENC-5: by standing orders that name %j there stay %j', (first, keep) => {
  const answer = answerCargo(question, first.map(designId));
  expect(answer).toEqual({ kind: 'cargo', keep });
  expect(checkAnswer(question, answer)).toEqual([]);
});

test.each([
  [['a', 'd'], []],
  [[], []],
  [['b', 'c', 'e'], []],
  [['a', 'c'], ['ANSWER_HOLD_FULL']],
  [['b', 'c', 'd', 'e'], ['ANSWER_HOLD_FULL']],
  [
    ['a', 'b', 'd', 'e'],
    ['ANSWER_HOLD_FULL', 'ANSWER_HOLD_FULL'],
  ],
  [['x'], ['ANSWER_CARGO_UNITS']],
  [['c', 'c'], ['ANSWER_CARGO_UNITS']],
] as const)('CSC-14: to keep %j → %j', (keep, codes) => {
  const answer = { kind: 'cargo', keep: keep.map(unitId) } as const;
  expect(checkAnswer(question, answer).map(({ code }) => code)).toEqual(codes);
});
