import { expect, test } from 'vitest';
import { aimOf, scoreOf, tallyOf, withRow } from './page.mjs';
import { isInPart, partIn } from './part.mjs';

const mutants = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).flatMap(([status, count]) =>
    Array.from({ length: count }, () => ({ status })),
  );
const COUNTS = { Killed: 6, Timeout: 1, Survived: 2, NoCoverage: 3, Ignored: 4 };
const EMPTY = 'Head\n\n<!-- figures:begin -->\n\n<!-- figures:end -->\n\nFoot\n';
const WHOLE = { number: 1, of: 1 };

test('a mutant that never ends is killed, one that no test reaches is not, and one that was left out does not count', () => {
  const tally = tallyOf(mutants(COUNTS));
  expect(tally).toEqual({ all: 12, killed: 7, survived: 2, uncovered: 3, left: 4 });
  expect(scoreOf(tally).toFixed(1)).toBe('58.3');
});

test('each folder has the aim of the part that it belongs to', () => {
  const folders = [
    'src/rules/combat',
    'src/engine/tactical',
    'src/legality/plan',
    'src/fog/visibility',
  ];
  expect(folders.map(aimOf)).toEqual([85, 85, 80, 80]);
  expect(['src/engine/turn', 'src/rulesets'].map(aimOf)).toEqual([undefined, undefined]);
});

test('a folder has one row of the page, and rules come before legality', () => {
  const tally = tallyOf(mutants(COUNTS));
  const legality = withRow(EMPTY, { folder: 'src/legality', part: { number: 2, of: 5 }, tally });
  const both = withRow(legality, { folder: 'src/rules/tech', part: WHOLE, tally });
  const again = withRow(both, {
    folder: 'src/legality',
    part: WHOLE,
    tally: tallyOf(mutants({ Killed: 9 })),
  });
  expect(both.split('\n').filter((line) => line.startsWith('| `'))).toEqual([
    '| `src/rules/tech` | all | 12 | 7 | 2 | 3 | 58.3 | 85 |',
    '| `src/legality` | 2/5 | 12 | 7 | 2 | 3 | 58.3 | 80 |',
  ]);
  expect(again).toContain('| `src/legality` | all | 9 | 9 | 0 | 0 | 100.0 | 80 |');
  expect(again).not.toContain('2/5');
  expect([again.startsWith('Head\n'), again.endsWith('Foot\n')]).toEqual([true, true]);
});

test.each([
  ['1/4', { number: 1, of: 4 }],
  ['4/4', { number: 4, of: 4 }],
  ['5/4', undefined],
  ['0/4', undefined],
  ['half', undefined],
])('the part %s', (text, part) => {
  expect(partIn(text)).toEqual(part);
});

test('each file is in one part', () => {
  const files = Array.from({ length: 20 }, (_, index) => `src/rules/file-${String(index)}.ts`);
  const parts = [1, 2, 3].map((number) =>
    files.filter((file) => isInPart(file, { number, of: 3 })),
  );
  expect(parts.flat()).toHaveLength(files.length);
  expect(new Set(parts.flat())).toEqual(new Set(files));
  expect(parts.every((part) => part.length > 1)).toBe(true);
});
