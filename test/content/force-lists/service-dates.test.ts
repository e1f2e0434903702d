import { withServiceDates } from '#content/force-lists/with-service-dates';
import { designId, designOf } from '#test/support/campaign';
import { expect, test } from 'vitest';
import { publishedLists } from '../published-lists.ts';

test('OPT-20: the classes of Era I come one a year until 3000, Starting Forces from the start', () => {
  const { designs } = publishedLists();
  const years = designs.filter(({ list }) => list === 'loran').map(({ inService }) => inService);
  const start = [null, null, null, null, null, null];
  expect(years).toEqual([...start, 2995, 2996, 2997, 2998, 2999, 3000]);
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
