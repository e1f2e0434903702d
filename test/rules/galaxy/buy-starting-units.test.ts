import { expect, test } from 'vitest';
import { buyStartingUnits } from '#rules/forces/buy-starting-units';
import { playableLists } from '#model/forces/playable-lists';
import { ratingOf } from '#model/forces/design';
import { publishedLists } from '#test/content/published-lists';

const { designs, lists } = publishedLists();
const EMPIRES = playableLists(lists).map(({ id }): string => id);
const classesOf = (list: string) =>
  designs.filter((one) => (one.list === list && one.era === 0) || one.list === 'universal');
const boughtFor = (list: string, points: number) =>
  buyStartingUnits(classesOf(list), points).map(
    ({ count, design, flight }) =>
      `${String(count)} ${design.name}${flight === null ? '' : ` with ${flight.name}`}`,
  );

test('SET-1: 100 points buy a balanced force of every list, to within the cheapest unit', () => {
  for (const list of EMPIRES) {
    const bought = buyStartingUnits(classesOf(list), 100);
    const roles = new Set(bought.map(({ role }) => role));
    expect([...roles]).toEqual(expect.arrayContaining(['line', 'ground']));
    const spent = bought.reduce((all, { count, cost }) => all + count * cost, 0);
    expect(spent).toBeLessThanOrEqual(100);
    expect(spent).toBeGreaterThan(95);
  }
  expect(boughtFor('human', 100)).toEqual([
    '4 Sparta',
    '2 Europa with Saber',
    '3 Apollo with Saber',
    '1 Prometheus with Saber',
    '2 Marines',
  ]);
});

test.each([
  ['nothing', 0, []],
  ['less than the cheapest', 3, []],
  ['one unit', 5, ['1 Sparta']],
])('SET-1: what there is decides: %s', (_what, points, units) => {
  expect(boughtFor('human', points)).toEqual(units);
});

test('SET-1: the same points buy the same, with the classes in any order', () => {
  const sorted = (classes: ReturnType<typeof classesOf>) =>
    buyStartingUnits(classes, 500)
      .map(({ design, count }) => `${design.id} ${String(count)}`)
      .sort((a, b) => (a < b ? -1 : 1));
  expect(sorted(classesOf('loran').toReversed())).toEqual(sorted(classesOf('loran')));
});

test.each([1, 2, 3, 4, 5].flatMap((era) => EMPIRES.map((list) => [list, era] as const)))(
  'SET-1: the first units of %s in era %d can explore, wherever its classes can',
  (list, era) => {
    const classes = designs.filter((one) => one.list === list && one.era < era);
    const explores = (all: typeof classes) => all.some((one) => ratingOf(one, 'explorer') > 0);
    const bought = buyStartingUnits(classes, 100).map(({ design }) => design);
    expect(explores(bought)).toBe(explores(classes));
  },
);
