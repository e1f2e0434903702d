import { galaxyDice } from '#engine/galaxy/galaxy-dice';
import { FORMS_OF_STATE, rollEmpireName } from '#engine/galaxy/roll-empire-name';
import { publishedLists } from '#test/content/published-lists';
import { expect, test } from 'vitest';

const nameFor = (list: string, forms: readonly string[] = ['League', 'League']): string =>
  rollEmpireName(galaxyDice('names'), { player: 0, list, forms }).name;

test('SET-1: an empire gets the people of its list and one form of state', () => {
  const { lore = [] } = publishedLists();
  expect(lore.map(({ name }) => nameFor(name))).toEqual([
    'Human League',
    'Kili League',
    'Loran League',
    'Brindaki League',
    'Centauran League',
    'Graal League',
    'Jain League',
    'Senorian League',
    'Tirelon League',
    'Yishochi League',
  ]);
  expect(nameFor('Corsair Brotherhood')).toBe('Corsair Brotherhood League');
});

test('SET-1: the form of state is rolled', () => {
  const names = new Set(
    ['a', 'b', 'c', 'd', 'e'].map(
      (seed) =>
        rollEmpireName(galaxyDice(seed), {
          player: 0,
          list: 'Graal Kingdoms',
          forms: FORMS_OF_STATE,
        }).name,
    ),
  );
  expect(names.size).toBeGreaterThan(1);
});
