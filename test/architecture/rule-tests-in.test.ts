import { expect, test } from 'vitest';
import { ruleTestsIn } from './rule-tests-in.mjs';

const idsIn = (text: string): readonly string[] =>
  (ruleTestsIn(text) as readonly Readonly<{ id: string }>[]).map(({ id }) => id);

test.each([
  ['a title', "test('ECO-3: pays', run);", ['ECO-3']],
  ['several rules', "test('ECO-3, COL-1: pays', run);", ['ECO-3', 'COL-1']],
  ['only what comes before the colon', "test('ECO-3: as COL-1 says', run);", ['ECO-3']],
  ['no rule', "test('it pays', run);", []],
  ['a title on a line of its own', "test(\n  'ECO-3: pays',\n  run,\n);", ['ECO-3']],
  ['a title after a table', "test.each([\n  [1],\n])('ECO-3: %i', run);", ['ECO-3']],
  ['a template', 'test(`ECO-3: ${name}`, run);', ['ECO-3']],
  ['joined strings', "test('ECO-3, ' + 'COL-1: pays', run);", ['ECO-3', 'COL-1']],
  [
    'a suite',
    "describe('ECO-3: money', () => { test('pays', run); test('saves', run); });",
    ['ECO-3', 'ECO-3'],
  ],
  [
    'rows that are titles',
    "test.each([['ECO-3: pays', 1], ['COL-1: settles', 2]])('%s', run);",
    ['ECO-3', 'COL-1'],
  ],
  ['rows with a name', "const ROWS = [['ECO-3: pays']]; test.each(ROWS)('%s', run);", ['ECO-3']],
  [
    'rows that cite',
    "const ROWS = [{ cite: 'ECO-3' }, { cite: cite('COL-1') }];",
    ['ECO-3', 'COL-1'],
  ],
  ['a condition before it', "test.skipIf(slow)('ECO-3: pays', run);", ['ECO-3']],
  ['a comment', "// test('ECO-3: pays', run);", []],
  ['a string in code', 'const text = "test(\'ECO-3: pays\', run)";', []],
])('the rule index reads %s', (_, text, ids) => {
  expect(idsIn(text)).toEqual(ids);
});
