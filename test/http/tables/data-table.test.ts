import { expect, test } from 'vitest';
import { csvOfTable, type DataTable, jsonOfTable, tableContent } from '#http/tables/data-table';

const TABLE: DataTable = {
  name: 'fleets',
  caption: 'Fleets',
  columns: [
    { key: 'fleet', label: 'Fleet', kind: 'text' },
    { key: 'units', label: 'Units', kind: 'number' },
    { key: 'lost', label: 'Lost', kind: 'number', isRare: true },
  ],
  rows: [
    { values: { fleet: 'Second, the', units: 7, lost: 0 }, hrefs: { fleet: '/f2' } },
    { values: { fleet: '=SUM(A1)', units: 12, lost: 3 } },
  ],
  empty: 'No fleets.',
};

test('a table for spreadsheets quotes commas, and no cell is taken for a formula', () => {
  expect(csvOfTable(TABLE)).toBe(
    '\uFEFFFleet,Units,Lost\r\n"Second, the",7,0\r\n\'=SUM(A1),12,3\r\n',
  );
});

test('a table for programs has numbers as numbers', () => {
  expect(JSON.parse(jsonOfTable(TABLE))).toEqual([
    { fleet: 'Second, the', units: 7, lost: 0 },
    { fleet: '=SUM(A1)', units: 12, lost: 3 },
  ]);
});

test('a page leaves out the zeros of a column that is mostly zero, and offers files of a table with rows only', () => {
  const fileHref = (form: string): string => `/fleets/${form}`;
  const { rows, files } = tableContent(TABLE, { fileHref });
  expect(rows[0]!.map(({ text, href }) => `${text} ${href}`)).toEqual([
    'Second, the /f2',
    '7 ',
    ' ',
  ]);
  expect(files.map(({ href }) => href)).toEqual(['/fleets/csv', '/fleets/json']);
  expect(tableContent({ ...TABLE, rows: [] }, { fileHref }).files).toEqual([]);
});
