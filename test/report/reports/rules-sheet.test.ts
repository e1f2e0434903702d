import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import type { Block, Cell } from '#report/document/document';
import { rulesSheet } from '#report/reports/rules-sheet';
import { cellPhrase } from '#report/document/cell-phrase';
import { plainPhrase } from '#report/text/plain-phrase';
import { expect, test } from 'vitest';

type Rules = Partial<typeof DEFAULT_RULE_SET>;
type Map = Parameters<typeof rulesSheet>[0]['map'];

const cellText = (cell: Cell): string => plainPhrase(cellPhrase(cell));

/** The rows under each heading, each as its cells with bars between. */
function sheetOf(rules: Rules, map: Map = null): Readonly<Record<string, readonly string[]>> {
  const { blocks } = rulesSheet({
    ...{ campaign: 'Autumn', map },
    rules: { ...DEFAULT_RULE_SET, ...rules },
  });
  const rowsOf = (block: Block): readonly string[] =>
    block.kind === 'table' ? block.rows.map((row) => row.map(cellText).join(' | ')) : [];
  return Object.fromEntries(
    blocks.flatMap((block) =>
      block.kind === 'group' ? [[block.title, block.blocks.flatMap(rowsOf)] as const] : [],
    ),
  );
}

test('a campaign by the book has no list of what differs, and every setting with its rules', () => {
  const sheet = sheetOf({});
  expect(sheet['What differs from the book']).toBeUndefined();
  expect(sheet['Map']).toBeUndefined();
  expect(sheet['Supply, minefields and raiders']).toContain(
    'Raiders. Raiders appear in poorly guarded systems. | on | (SUP-1)',
  );
  expect(Object.values(sheet).flat().join()).not.toContain('(differs;');
});

test('what differs comes first, in words, with what the book has', () => {
  const victory = { needed: 1, conditions: [{ kind: 'scientific', era: 6 }] } as const;
  const sheet = sheetOf({ raiders: 'off', victory }, { startingPoints: 250, openMap: 'off' });
  const differs = sheet['What differs from the book'] ?? [];
  expect(differs.map((row) => row.split(' | ')[1])).toEqual([
    'off (differs; the book has: on)',
    'era 6 (differs; the book has: the highest system output after turn 120)',
    '250 (differs; the book has: 100)',
  ]);
  expect(sheet['Map']).toHaveLength(2);
});
