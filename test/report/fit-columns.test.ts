import { expect, test } from 'vitest';

import { fitColumns } from '#report/document/fit-columns';

const need = (natural: number, minimum: number, weight = 0) => ({ natural, minimum, weight });

test.each([
  [
    'with room enough, columns are as wide as their content',
    [need(10, 5), need(4, 4)],
    30,
    [10, 4],
  ],
  ['weights take up the spare room', [need(10, 5, 3), need(4, 4, 1)], 22, [16, 6]],
  ['short columns keep their width and long ones give way', [need(8, 3), need(90, 6)], 40, [8, 32]],
  ['too many columns share what there is', [need(30, 30), need(30, 30)], 20, [10, 10]],
])('%s', (_, needs, room, widths) => {
  expect(fitColumns(needs, room)).toEqual(widths);
});
