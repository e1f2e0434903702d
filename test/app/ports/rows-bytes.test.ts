import { expect, test } from 'vitest';
import { copyTable, touchTable } from '#kernel/collections/tables';
import { canonicalJson } from '#kernel/result/canonical-json';
import { bytesOf, bytesOfFields } from '#app/ports/rows-bytes';

type Row = Readonly<{ id: string; name: string; of: Readonly<{ b: number; a: null }> }>;

const row = (id: string, b = 1): Row => ({ name: `ĝis "${id}"`, id, of: { b, a: null } });

const tableOf = (count: number): Record<string, Row> =>
  Object.fromEntries(
    Array.from({ length: count }, (_none, at) => [
      `e${String(at % 3)}.u${String(at)}`,
      row(String(at)),
    ]),
  );

const textOf = (pieces: readonly Uint8Array[]): string => Buffer.concat(pieces).toString('utf8');

test.each([0, 1, 40, 41, 500])('a table of %i rows has its canonical text', (count) => {
  const table = tableOf(count);
  expect(textOf(bytesOf(table))).toBe(canonicalJson(table));
  expect(bytesOf(table)).toBe(bytesOf(table));
});

test('a table whose rows change, come and go has its own text each time, and shares the rest', () => {
  let table = tableOf(500);
  const before = bytesOf(table);
  const change = (write: (rows: Record<string, Row>) => unknown, part: 'rows' | 'keys'): void => {
    const copy = copyTable(table);
    write(copy);
    touchTable(copy, part);
    table = copy;
    expect(textOf(bytesOf(table))).toBe(canonicalJson(table));
  };
  change((rows) => void (rows['e1.u100'] = row('100', 2)), 'rows');
  expect(bytesOf(table).filter((piece) => before.includes(piece)).length).toBeGreaterThan(3);
  change((rows) => void (rows['e1.u1000'] = row('1000')), 'keys');
  change((rows) => delete rows['e0.u0'], 'keys');
  for (const id of Object.keys(table).slice(0, 490)) {
    change((rows) => delete rows[id], 'keys');
  }
});

test('a row under another id is another text', () => {
  const rows = Object.entries(tableOf(50));
  const renamed = Object.fromEntries(rows.map(([id, one]) => [`${id}x`, one]));
  expect(textOf(bytesOf(Object.fromEntries(rows)))).not.toBe(textOf(bytesOf(renamed)));
  expect(textOf(bytesOf(renamed))).toBe(canonicalJson(renamed));
});

test('a view with tables, a list and plain fields has its canonical text, alone and beside others', () => {
  const view = {
    units: tableOf(60),
    few: tableOf(3),
    none: {},
    label: 'x',
    list: [1, { b: 1, a: 2 }],
  };
  const seen = Array.from({ length: 130 }, (_none, at) => ({ type: 'Seen', at }));
  expect(textOf(bytesOf(view))).toBe(canonicalJson(view));
  expect(textOf(bytesOf(seen))).toBe(canonicalJson(seen));
  expect(textOf(bytesOf([]))).toBe('[]');
  expect(textOf(bytesOfFields({ view, seen }))).toBe(canonicalJson({ view, seen }));
});

test('rows that are no objects are written each time', () => {
  const numbers = Object.fromEntries(
    Array.from({ length: 50 }, (_none, at) => [`n${String(at)}`, at]),
  );
  expect(textOf(bytesOf(numbers))).toBe(canonicalJson(numbers));
});
