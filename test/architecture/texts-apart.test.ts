import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { textsApart } from './texts-apart.mjs';

/** The texts that the rule refuses, by their beginnings. */
function refusedIn(code: string, ...mode: readonly 'rows'[]): readonly string[] {
  const found = new Linter().verify(code, {
    plugins: { words: { rules: { apart: textsApart } } },
    rules: { 'words/apart': ['error', ...mode] },
  });
  const lines = code.split('\n');
  return found.map(({ line, column }) => (lines[line - 1] ?? '').slice(column, column + 9));
}

const ROWS = `
const LABELS = { war: 'At War and more' };
export const form = plainForm({ title: 'Move a fleet', needs: ifNone(fleets, 'You have no fleet.') });
`;

test('a text is apart from logic: in the table of its room', () => {
  expect(refusedIn(ROWS)).toEqual(['At War an', 'Move a fl', 'You have ']);
});

test('a form is a table, which holds the texts of its rows', () => {
  expect(refusedIn(ROWS, 'rows')).toEqual([]);
});

test('what a function of a form chooses is in TEXTS', () => {
  const chosen = `
    const TEXTS = { none: 'You have no fleet.', at: (place) => \`Your fleet at \${place}\` };
    export const form = plainForm({ unavailable: (desk) => (desk.ok ? null : 'You have no unit.') });
    function read(text) {
      const TEXTS = { none: 'Choose a system.' };
      return text === '' ? { problem: TEXTS.none } : \`Round \${text} of nine\`;
    }
  `;
  expect(refusedIn(chosen, 'rows')).toEqual(['You have ', 'Choose a ', 'Round ${t']);
});

test('labels of one word, errors and what machines read are no texts', () => {
  const other = `
    const read = () => ({ label: 'Flagship', value: 'new fleet', head: 'POST /orders now' });
    const fail = () => new RangeError('No such field here.');
  `;
  expect(refusedIn(other, 'rows')).toEqual([]);
});
