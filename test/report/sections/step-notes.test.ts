import { expect, test } from 'vitest';
import { fireWhy } from '#report/sections/fire-why';
import type { PlayedStep, StepChange } from '#report/sections/played-step';
import { stepNotes } from '#report/sections/step-notes';

const step = (...changes: readonly StepChange[]): PlayedStep => ({ changes, why: null });
const hit = (side: 0 | 1, tag: string, damage: number, to: StepChange['to'] = 'crippled') =>
  step({ side, tag, to, damage });
const BOTH = [
  step({ side: 0, tag: 'A1', to: 'sound' }, { side: 0, tag: 'A2', to: 'sound' }),
  step({ side: 1, tag: 'B1', to: 'sound' }),
];
const names = ['Red', 'Blue'] as const;

test('CSC-15: after each step the units that are left are counted, and the damage that was taken', () => {
  const { notes } = stepNotes(
    [
      ...BOTH,
      hit(0, 'A1', 4),
      hit(0, 'A1', 4, 'destroyed'),
      step({ side: 0, tag: 'A2', to: 'away' }),
    ],
    { names, loser: null },
  );
  expect(notes.map(({ lines }) => lines)).toEqual([
    ['Red: 2 sound; damage taken 0', 'Blue: no units yet; damage taken 0'],
    ['Red: 2 sound; damage taken 0', 'Blue: 1 sound; damage taken 0'],
    ['Red: 1 sound, 1 crippled; damage taken 4', 'Blue: 1 sound; damage taken 0'],
    ['Red: 1 sound, 1 destroyed; damage taken 8', 'Blue: 1 sound; damage taken 0'],
    ['Red: 1 destroyed, 1 got away; damage taken 8', 'Blue: 1 sound; damage taken 0'],
  ]);
});

test('CSC-15, FOG-6: the picture has each unit from where it shows itself, with its damage so far', () => {
  const units = new Map([
    ['A1', { name: 'Apollo A1', toughness: 6 }],
    ['B1', { name: 'Lida B1', toughness: 3 }],
  ]);
  const late = step({ side: 1, tag: 'B2', to: 'sound' });
  const { notes, picture } = stepNotes(
    [...BOTH, hit(0, 'A1', 6), late, hit(0, 'A1', 2, 'destroyed')],
    { names, loser: null, units },
  );
  expect(picture).toEqual({
    sides: ['Red', 'Blue'],
    units: [
      { side: 0, name: 'Apollo A1', toughness: 6 },
      { side: 0, name: 'A2', toughness: 0 },
      { side: 1, name: 'Lida B1', toughness: 3 },
      { side: 1, name: 'B2', toughness: 0 },
    ],
  });
  expect(notes.map(({ shown }) => shown)).toEqual([
    [
      { unit: 0, state: 'sound', damage: 0 },
      { unit: 1, state: 'sound', damage: 0 },
    ],
    [{ unit: 2, state: 'sound', damage: 0 }],
    [{ unit: 0, state: 'crippled', damage: 6 }],
    [{ unit: 3, state: 'sound', damage: 0 }],
    [{ unit: 0, state: 'destroyed', damage: 8 }],
  ]);
});

test('CSC-14: it turned where the loser fell behind for good; nowhere for one who never did', () => {
  const steps = [...BOTH, hit(1, 'B1', 3), hit(0, 'A1', 5), hit(1, 'B1', 3), hit(0, 'A2', 5)];
  const turnsFor = (loser: 0 | 1 | null) =>
    stepNotes(steps, { names, loser }).notes.flatMap(({ turn }, index) =>
      turn === undefined ? [] : index,
    );
  expect(turnsFor(0)).toEqual([5]);
  expect(turnsFor(1)).toEqual([]);
  expect(turnsFor(null)).toEqual([]);
});

test('CSC-14: it turned by the cost lost, as the loser is found, where all that was lost has a known cost', () => {
  const steps = [
    ...BOTH,
    hit(0, 'A1', 4, 'destroyed'),
    hit(1, 'B1', 9, 'destroyed'),
    hit(0, 'A2', 4, 'captured'),
  ];
  const turnsBy = (costs: readonly (readonly [string, number])[]) =>
    stepNotes(steps, { names, loser: 0, costs: new Map(costs) }).notes.map(({ turn }) => turn);
  const byCost =
    'Here the battle turned: from now on the loser had lost more, by construction cost.';
  const known = [
    ['A1', 5],
    ['A2', 6],
    ['B1', 8],
  ] as const;
  expect(turnsBy(known)).toEqual([undefined, undefined, undefined, undefined, byCost]);
  expect(turnsBy(known.slice(0, 2))).toEqual(steps.map(() => undefined));
});

test('CSC-14: where it never turned, the last step says so, before the score', () => {
  const notesFor = (loser: 0 | null) =>
    stepNotes([...BOTH, hit(1, 'B1', 9)], { names, loser }).notes;
  const told = notesFor(0).flatMap(({ lines }, index) =>
    lines.filter((line) => line.includes('turned at no step')).map(() => index),
  );
  expect(told).toEqual([2]);
  expect(notesFor(0).at(-1)?.lines).toHaveLength(3);
  expect(notesFor(null).at(-1)?.lines).toHaveLength(2);
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
