import { expect, test } from 'vitest';
import { alertList, needsList } from '#http/alerts/alert-lines';
import type { AlertLine } from '#http/alerts/alert-list';

const lines = (count: number): readonly AlertLine[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ tone: 'warning', mark: '!', word: 'Warning', cite: 'CON-1', place: null },
    ...{ text: String(at), answers: [], key: '' },
  }));

test.each([
  [3, 3, 0],
  [4, 4, 0],
  [5, 3, 2],
  [12, 3, 9],
])('of %i lines that need a player, %i come first, and %i are folded', (count, first, more) => {
  const list = needsList(lines(count));
  expect([list.lines.length, list.more.length]).toEqual([first, more]);
});

test('what happened folds later', () => {
  expect(alertList(lines(9)).more).toEqual([]);
  expect(alertList(lines(12)).more).toHaveLength(4);
});
