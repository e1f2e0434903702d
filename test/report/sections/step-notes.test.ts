import { expect, test } from 'vitest';
import { fireWhy } from '#report/sections/fire-why';
import { type PlayedStep, type StepChange, stepNotes } from '#report/sections/step-notes';

const step = (...changes: readonly StepChange[]): PlayedStep => ({ changes, why: null });
const hit = (side: 0 | 1, tag: string, damage: number, to: StepChange['to'] = 'crippled') =>
  step({ side, tag, to, damage });
const BOTH = [
  step({ side: 0, tag: 'A1', to: 'sound' }, { side: 0, tag: 'A2', to: 'sound' }),
  step({ side: 1, tag: 'B1', to: 'sound' }),
];
const names = ['Red', 'Blue'] as const;

test('CSC-15: after each step it is counted who stands, and what damage was taken', () => {
  const notes = stepNotes(
    [
      ...BOTH,
      hit(0, 'A1', 4),
      hit(0, 'A1', 4, 'destroyed'),
      step({ side: 0, tag: 'A2', to: 'away' }),
    ],
    { names, loser: null },
  );
  expect(notes.map(({ lines }) => lines)).toEqual([
    ['Red: 2 sound; damage taken 0', 'Blue: nobody has shown himself; damage taken 0'],
    ['Red: 2 sound; damage taken 0', 'Blue: 1 sound; damage taken 0'],
    ['Red: 1 sound, 1 crippled; damage taken 4', 'Blue: 1 sound; damage taken 0'],
    ['Red: 1 sound, 1 destroyed; damage taken 8', 'Blue: 1 sound; damage taken 0'],
    ['Red: 1 destroyed, 1 got away; damage taken 8', 'Blue: 1 sound; damage taken 0'],
  ]);
});

test('CSC-14: it turned where the loser fell behind for good; nowhere for one who never did', () => {
  const steps = [...BOTH, hit(1, 'B1', 3), hit(0, 'A1', 5), hit(1, 'B1', 3), hit(0, 'A2', 5)];
  const turnsFor = (loser: 0 | 1 | null) =>
    stepNotes(steps, { names, loser }).flatMap(({ turn }, index) =>
      turn === undefined ? [] : index,
    );
  expect(turnsFor(0)).toEqual([5]);
  expect(turnsFor(1)).toEqual([]);
  expect(turnsFor(null)).toEqual([]);
});

test('CSC-7: a die is told with what changed it, and that it is never below 1', () => {
  expect(fireWhy({ roll: 4, readiness: -1, total: 24, damage: 8 })).toBe(
    'Die 4, readiness −1: 3; 24 × 3 ÷ 10, rounded, makes 8 damage',
  );
  expect(fireWhy({ roll: 5, readiness: 0, total: 20, damage: 10 })).toBe(
    'Die 5, readiness ±0: 5; 20 × 5 ÷ 10 makes 10 damage',
  );
  expect(fireWhy({ roll: 1, readiness: -2, total: 24, damage: 3 })).toBe(
    'Die 1, readiness −2, at least 1: 1; 24 × 1 ÷ 10, rounded, makes 3 damage',
  );
});
