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

test('CON-8: the fleet that guards the homeworld is not scrapped, however poor the empire is', () => {
  const own: readonly Ships[] = [{ class: 'Apollo', count: 8, at: 'Sol' }];
  const poor = planAtWar({ own, treasury: 4, utilized: 1 }).kinds;
  const rich = planAtWar({ own: [{ ...own[0]!, count: 14 }], treasury: 4, utilized: 1 }).kinds;
  expect([poor.includes('ScrapUnits'), rich.includes('ScrapUnits')]).toEqual([false, true]);
});
