import { expect, test } from 'vitest';
import type { Tension, TensionStep } from '#model/campaign/tension';
import {
  afterStep,
  boundedChange,
  driftOf,
  isAtBreakingPoint,
  isSpent,
  tensionIn,
  tensionOfWar,
  trespassTension,
  untouched,
} from '#rules/diplomacy/tension';
import { empireId } from '#test/support/campaign';

const at = (value: number, ...steps: readonly TensionStep[]): Tension => ({
  start: 50,
  value,
  steps,
});

test('DIP-4: tension begins where the setting says, for each side alone', () => {
  const [human, kili] = [empireId('human'), empireId('kili')];
  const tensions = { [human]: at(64) };
  expect(tensionIn({ tensions }, human, 37).value).toBe(64);
  expect(tensionIn({ tensions }, kili, 37)).toEqual({ start: 37, value: 37, steps: [] });
  expect(tensionIn({}, human, 12).value).toBe(12);
});

test.each([
  [64, 9, 9],
  [96, 9, 4],
  [100, 9, 0],
  [64, -10, -10],
  [7, -10, -7],
  [0, -10, 0],
])('DIP-4: at %i, a change of %i is a change of %i', (value, by, really) => {
  expect(boundedChange(value, by)).toBe(really);
});

test('DIP-4: the history explains the value to the point; one cause in one turn is one step', () => {
  const steps: readonly TensionStep[] = [
    { turn: 3, cause: 'losses', by: 14 },
    { turn: 3, cause: 'bombardment', by: 6 },
    { turn: 3, cause: 'losses', by: 8 },
    { turn: 4, cause: 'losses', by: 3 },
  ];
  const after = steps.reduce(afterStep, untouched(41));
  expect(after).toEqual({
    start: 41,
    value: 72,
    steps: [
      { turn: 3, cause: 'bombardment', by: 6 },
      { turn: 3, cause: 'losses', by: 22 },
      { turn: 4, cause: 'losses', by: 3 },
    ],
  });
});

test.each([
  ['above 50 it falls', at(64), -1],
  ['below 50 it rises', at(31), 1],
  ['at 50 it stays', at(50), 0],
  [
    'losses of the turn before count for this Intel Phase',
    at(64, { turn: 6, cause: 'losses', by: 14 }),
    0,
  ],
  ['so does bombardment', at(55, { turn: 6, cause: 'bombardment', by: 5 }), 0],
  ['what an earlier Intel Phase did is over', at(55, { turn: 6, cause: 'trespass', by: 5 }), -1],
  ['what this Intel Phase did counts', at(55, { turn: 7, cause: 'trespass', by: 5 }), 0],
  ['losses of two turns before are over', at(64, { turn: 5, cause: 'losses', by: 14 }), -1],
] as const)('DIP-4: drift in turn 7: %s', (_, tension, by) => {
  expect(driftOf(tension, 7)).toBe(by);
});

test('DIP-4: what the causes add', () => {
  expect(trespassTension(3)).toBe(15);
  expect(tensionOfWar('friend')).toBe(10);
  expect(tensionOfWar('enemy')).toBe(-10);
  expect(tensionOfWar('neutral')).toBe(0);
});

test.each([
  [99, false],
  [100, true],
])('DIP-4: at %i war is automatic: %s', (value, breaks) => {
  expect(isAtBreakingPoint(at(value))).toBe(breaks);
});

test.each([
  [0, 50, true],
  [0, 51, false],
  [1, 50, false],
  [50, 0, true],
  [51, 0, false],
  [0, 0, true],
])('DIP-4: a war with tensions of %i and %i ends: %s', (one, other, ends) => {
  expect(isSpent(at(one), at(other))).toBe(ends);
});
