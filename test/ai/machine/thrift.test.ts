import { expect, test } from 'vitest';
import { valuesById } from '#kernel/collections/tables';
import { planAtWar, type Ships } from './at-war.ts';

/** The classes that it scraps with some points in its Treasury. */
function scrappedWith(own: readonly Ships[], treasury: number) {
  const { noted, view } = planAtWar({ own, treasury, utilized: 6 });
  return noted.flatMap(({ order }) =>
    order.kind === 'ScrapUnits'
      ? order.units.map((ref) => valuesById(view.units).find(({ id }) => id === ref)?.design)
      : [],
  );
}

test('CON-8: what fights worst for its upkeep is scrapped where upkeep eats up the income and nothing is saved', () => {
  const own: readonly Ships[] = [
    { class: 'Apollo', count: 90, at: 'Sol' },
    { class: 'Hermes', count: 1, at: 'Sol' },
    { class: 'Hermes', count: 1, at: 'Wolf 359' },
  ];
  // Two a turn, and only in own systems.
  expect(scrappedWith(own, 4)).toEqual(['human.hermes', 'human.apollo']);
  expect(scrappedWith(own, 400)).toEqual([]);
  expect(
    scrappedWith(
      own.map((one) => ({ ...one, count: 1 })),
      4,
    ),
  ).toEqual([]);
});
