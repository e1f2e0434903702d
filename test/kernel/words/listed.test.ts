import { expect, test } from 'vitest';
import { listed, listedOr } from '#kernel/words/listed';

// Each line pins what Intl makes of a list, because texts of a turn must be the same with every version of Node.
test.each([
  [[], '', ''],
  [['Sol'], 'Sol', 'Sol'],
  [['Sol', 'Vega'], 'Sol and Vega', 'Sol or Vega'],
  [['Sol', 'Vega', 'Ross 128'], 'Sol, Vega and Ross 128', 'Sol, Vega or Ross 128'],
  [['a, b', 'c and d', '{0}', ''], 'a, b, c and d, {0} and ', 'a, b, c and d, {0} or '],
])('%j is told in one row', (parts, all, any) => {
  expect(listed(parts)).toBe(all);
  expect(listedOr(parts)).toBe(any);
});
