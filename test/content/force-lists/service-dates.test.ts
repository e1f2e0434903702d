import { withServiceDates } from '#content/force-lists/with-service-dates';
import { designId, designOf } from '#test/support/campaign';
import { expect, test } from 'vitest';
import { publishedLists } from '../published-lists.ts';

test('OPT-20: Starting Forces are there from the start, then one class comes each year from 2995 to 3024', () => {
  const { designs } = publishedLists();
  const years = designs.filter(({ list }) => list === 'loran').map(({ inService }) => inService);
  const start = [null, null, null, null, null, null];
  const later = Array.from({ length: 30 }, (_, index) => 2995 + index);
  expect(years).toEqual([...start, ...later]);
});

test('OPT-20: later eras have six years each, and a date that a list tells stays', () => {
  const dates = withServiceDates([
    designOf({ id: designId('a'), era: 2 }),
    designOf({ id: designId('b'), era: 2, inService: 3004 }),
    designOf({ id: designId('c'), era: 3 }),
    designOf({ id: designId('d'), era: 2 }),
  ]);
  expect(dates.map(({ inService }) => inService)).toEqual([3004, 3004, 3012, 3006]);
});
