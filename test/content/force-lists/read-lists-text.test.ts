import { expect, test } from 'vitest';
import { readListsText } from '#content/force-lists/read-lists-text';
import { DESIGN_RULES } from '#rules/design/design-rules';
import { innerList, LIST_CSV, LIST_JSON } from '#test/support/sample-list';

const idsIn = (text: string) => {
  const read = readListsText(text, DESIGN_RULES);
  return read.ok ? read.value.map(({ id, units }) => [id, units.length]) : read.error;
};
const placesIn = (text: string) => {
  const read = readListsText(text, DESIGN_RULES);
  return read.ok ? [] : read.error.map(({ path }) => path);
};
const two = JSON.stringify([innerList('corsairs'), innerList('traders')]);

test.each([
  ['a file in JSON', LIST_JSON, [['corsairs', 5]]],
  ['a table', LIST_CSV, [['corsairs', 5]]],
  ['a list of a scenario', JSON.stringify(innerList('traders')), [['traders', 5]]],
  [
    'several lists of a scenario',
    two,
    [
      ['corsairs', 5],
      ['traders', 5],
    ],
  ],
  ['several files in JSON', `[${LIST_JSON}]`, [['corsairs', 5]]],
])('U-9: %s brings force lists', (_what, text, lists) => {
  expect(idsIn(text)).toEqual(lists);
});

test('U-9: everything that is wrong with any of several lists is told at once, with its place', () => {
  const spoilt = two.replace('"CL"', '"XL"').replace('"traders"', '"Traders!"');
  expect(placesIn(spoilt)).toEqual(['[0].units[1].hull', '[1].id']);
});

test.each([
  ['nothing that is a list', '7'],
  ['a list in a list', `[[${LIST_JSON}]]`],
  ['a broken file', LIST_JSON.slice(0, 60)],
  ['a table with a wrong hull', LIST_CSV.replace('Haven,base,CL', 'Haven,base,XL')],
])('U-9: %s is refused', (_what, text) => {
  expect(placesIn(text).length).toBeGreaterThan(0);
});
