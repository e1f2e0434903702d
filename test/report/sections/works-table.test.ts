import { expect, test } from 'vitest';
import type { Work } from '#model/campaign/work';
import { cellPhrase } from '#report/document/cell-phrase';
import { worksTable } from '#report/sections/works';
import { namesOfView } from '#report/sentences/names-of-view';
import { plainPhrase } from '#report/text/plain-phrase';
import { viewOf, work } from '#test/legality/human-view';

const builtByOf = (share: Work['share']): string => {
  const table = worksTable({ [work.id]: { ...work, share } }, namesOfView(viewOf()));
  if (table.kind !== 'table') throw new Error('works are a table');
  return plainPhrase(cellPhrase(table.rows[0]![2]!));
};

test('CON-1: the sheet says what of a ship the system builds beside the shipyard', () => {
  expect(builtByOf(null)).toBe('shipyard');
  expect(builtByOf({ capacity: 6, built: 2 })).toBe('shipyard, and 6 by the system');
});
