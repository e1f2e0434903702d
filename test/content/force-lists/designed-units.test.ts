import { checkListedDesign } from '#rules/design/check-listed-design';
import { expect, test } from 'vitest';
import { publishedLists, unitsText } from '../published-lists.ts';

type Row = Readonly<{ name: string; list: string; status: string }>;
const file = JSON.parse(unitsText()) as Readonly<{ designedUnits: readonly Row[] }>;
const { designs } = publishedLists();
const designedNames = new Set(file.designedUnits.map(({ name }) => name));
const designed = designs.filter(({ name }) => designedNames.has(name));

test('U-22: there are as many designed classes as rows, and each is marked', () => {
  expect(designed).toHaveLength(file.designedUnits.length);
  expect(new Set(file.designedUnits.map(({ status }) => status))).toEqual(
    new Set(['designed by us, not printed']),
  );
});

// Civilian units are fixed and follow no design rules.
test.each(designed.filter(({ civilian }) => !civilian))(
  'U-22: $id is legal and leaves no points',
  (design) => {
    expect(checkListedDesign(design)).toMatchObject({ faults: [], advice: [] });
  },
);
