import { tableOf } from '#kernel/collections/group-by';
import { classesToCome } from '#rules/tech/classes-to-come';
import { designId, designOf } from '#test/support/campaign';
import { idsOf } from '#test/support/ids-of';
import { expect, test } from 'vitest';

const [skiff, ram, lance, mace, axe, own] = idsOf(
  designId,
  'skiff',
  'ram',
  'lance',
  'mace',
  'axe',
  'own',
);
const designs = tableOf(
  [
    designOf({ id: skiff, era: 0 }),
    designOf({ id: ram, era: 1 }),
    designOf({ id: lance, era: 1 }),
    designOf({ id: mace, era: 2 }),
    designOf({ id: axe, era: 2 }),
    designOf({ id: own, era: 1 }),
  ],
  ({ id }) => id,
);
// Neither by id nor by era.
const list = { designs: [mace, skiff, ram, axe, lance] };

test.each([
  { what: 'era by era, by the list', first: [], unlocked: [skiff], come: [ram, lance, mace, axe] },
  {
    what: 'preferred ones before the others of their era',
    first: [axe, lance],
    unlocked: [skiff],
    come: [lance, ram, axe, mace],
  },
  {
    what: 'without those that are there',
    first: [],
    unlocked: [skiff, ram],
    come: [lance, mace, axe],
  },
])('TECH-4: classes come $what', ({ first, unlocked, come }) => {
  const facts = { empire: { era: 1, unlocked }, unlockFirst: first, list, designs };
  expect(classesToCome(facts)).toEqual(come);
});

test('OPT-15: own designs come after those of the list, or alone', () => {
  const facts = {
    empire: { era: 1, unlocked: [skiff] },
    unlockFirst: [],
    list,
    designs,
    own: [own],
  };
  expect(classesToCome(facts)).toEqual([ram, lance, own, mace, axe]);
  expect(classesToCome({ ...facts, isCustom: true })).toEqual([own]);
});
