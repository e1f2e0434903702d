import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { classesMark } from '#test/support/balance/classes-mark';
import { sumOfScores, turned } from '#test/support/balance/duel';
import { fleetsOf, matrixOf } from '#test/support/balance/matrix';
import { BUDGETS, EMPIRES, ERAS } from '#test/support/balance/plans';
import { publishedLists } from '../published-lists.ts';

/*
 * How even the ten empires are. Here with a few battles; the figures with many are in docs/balance.md (npm run balance).
 */

const lists = publishedLists();
const page = readFileSync(new URL('../../../docs/balance.md', import.meta.url), 'utf8');

test.each(EMPIRES.flatMap((empire) => ERAS.map((era) => [empire, era] as const)))(
  'U-9: the fleets of %s in era %d cost the same as those of others',
  (empire, era) => {
    const costs = fleetsOf(lists, empire, era).map(({ cost }) => cost);
    expect(costs).toHaveLength(5);
    expect(Math.max(...costs)).toBeLessThanOrEqual(BUDGETS[era]);
    expect(Math.min(...costs)).toBeGreaterThanOrEqual(BUDGETS[era] * 0.97);
  },
);

test.each(ERAS)('U-9: with equal fleets no empire is far ahead of the others in era %d', (era) => {
  const pairings = matrixOf(lists, era, { battles: 2, doctrines: ['by-the-book'] });
  for (const empire of EMPIRES) {
    const scores = pairings.flatMap(({ one, other, score }) => {
      if (one === empire) return [score];
      return other === empire ? [turned(score)] : [];
    });
    const { battles, points } = sumOfScores(scores);
    expect(battles, empire).toBe(9 * 25 * 2);
    expect(points / battles, empire).toBeGreaterThan(0.4);
    expect(points / battles, empire).toBeLessThan(0.6);
  }
});

const tables = page.split('\n## ').filter((part) => part.includes('| Brindaki |'));
/** The rows of a table of the page: the figures against each empire, then their mean. */
const rowsOf = (part: string) =>
  part.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    return cells.length === EMPIRES.length + 4 && Number(cells.at(-2)) > 0
      ? [cells.slice(2, -1)]
      : [];
  });

test('the page of balance shows all eras, measured with the classes as they are', () => {
  expect(tables).toHaveLength(ERAS.length);
  expect(page).toContain(`Measured with the classes ${classesMark(lists)}.`);
});

/**
 * What is still off, by era: how many pairs are outside 45 to 55 %, how far the farthest is from 50, and the largest share of a class in the
 * best fleets, in percent. It may only become less.
 */
const OFF = [
  { pairs: 5, farthest: 7.7, share: 38 },
  { pairs: 3, farthest: 7.0, share: 47 },
  { pairs: 4, farthest: 5.8, share: 53 },
  { pairs: 0, farthest: 4.9, share: 44 },
  { pairs: 0, farthest: 4.7, share: 28 },
  { pairs: 0, farthest: 4.9, share: 25 },
] as const;

test.each(ERAS)('in era %d, the pairs on the page of balance are as even as they were', (era) => {
  const rows = rowsOf(tables[era] ?? '');
  expect(rows).toHaveLength(EMPIRES.length);
  const off = rows.flatMap((row, at) =>
    row.slice(at + 1, EMPIRES.length).map((figure) => Math.abs(Number(figure) - 50)),
  );
  expect(off.filter((one) => one > 5).length).toBeLessThanOrEqual(OFF[era].pairs);
  expect(Math.max(...off)).toBeLessThanOrEqual(OFF[era].farthest + 0.05);
});

test.each(ERAS)('in era %d, no class is in more of the best fleets than it was', (era) => {
  const [, words = ''] =
    /Classes most often in the best fleets: ([^\n]*)\./.exec(tables[era] ?? '') ?? [];
  const shares = [...words.matchAll(/(\d+) %/g)].map(([, share]) => Number(share));
  expect(shares).toHaveLength(3);
  expect(Math.max(...shares)).toBeLessThanOrEqual(OFF[era].share);
});
