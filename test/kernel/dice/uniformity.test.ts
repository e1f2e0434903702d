import { expect, test } from 'vitest';
import { seededDice } from '#kernel/dice/seeded-dice';
import { cite } from '#kernel/reasons/cite';

const PURPOSE = { kind: 'trial', text: 'trial of the dice' };
const RULE = cite('INT-2');
const dice = seededDice({ secret: 'trial', turn: 1, attempt: 1, phase: 'trial' });
const valuesOf = (name: string, count: number, faces: number): readonly number[] =>
  dice.stream(name).roll({ count, faces }, PURPOSE, RULE).values;

/** Chi-square of the counts of `cells` equally likely cells. */
function chiSquare(cells: readonly number[], size: number): number {
  const expected = cells.length / size;
  const counts = new Array<number>(size).fill(0);
  for (const cell of cells) counts[cell] = (counts[cell] ?? 0) + 1;
  return counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
}

// The bound is passed by chance once in some thousands; the seeds are fixed, so never here.
const bound = (size: number): number => size - 1 + 4 * Math.sqrt(2 * (size - 1));

test.each([2, 3, 6, 10, 12, 20, 100])('each of %d faces is equally likely', (faces) => {
  const values = valuesOf('faces', 30_000, faces);
  expect(new Set(values).size).toBe(faces);
  expect(Math.min(...values.slice(0, 1000))).toBeGreaterThanOrEqual(1);
  expect(
    chiSquare(
      values.map((value) => value - 1),
      faces,
    ),
  ).toBeLessThan(bound(faces));
});

test('one roll does not foretell the next', () => {
  const values = valuesOf('pairs', 40_000, 10);
  const pairs = values.slice(1).map((value, i) => (value - 1) * 10 + ((values[i] ?? 1) - 1));
  expect(chiSquare(pairs, 100)).toBeLessThan(bound(100));
});

test('one stream does not foretell its neighbour', () => {
  // The first die of a thousand streams with names in a row, and pairs of two long streams.
  const firsts = Array.from({ length: 3000 }, (_, i) => valuesOf(`s${String(i)}`, 1, 10)[0] ?? 1);
  expect(
    chiSquare(
      firsts.map((value) => value - 1),
      10,
    ),
  ).toBeLessThan(bound(10));
  const left = valuesOf('left', 20_000, 10);
  const right = valuesOf('right', 20_000, 10);
  const pairs = left.map((value, i) => (value - 1) * 10 + ((right[i] ?? 1) - 1));
  expect(chiSquare(pairs, 100)).toBeLessThan(bound(100));
});
