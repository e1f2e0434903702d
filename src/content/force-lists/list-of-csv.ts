import { err, ok, type Result } from '#kernel/result/result';
import type { ContentIssue } from '#content/issue';
import { type CsvRow, readCsv } from '#content/csv/read-csv';
import { didYouMean } from '#content/nearest-name';
import {
  CSV_COLUMNS,
  type CsvColumn,
  columnOf,
  OPTIONAL_COLUMNS,
  VALUE_COLUMNS,
} from './csv-columns.ts';

/** What a table says, as the JSON of a list would say it, and where each unit is. */
export type ListTable = Readonly<{ json: unknown; rows: readonly number[] }>;

/** A list without these names gets them; they can be changed. */
const UNNAMED = { id: 'new-list', name: 'New list' };

const FLAGS: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false };

const placeOf = (row: number, column?: string): string =>
  column === undefined ? `row ${String(row)}` : `row ${String(row)}, ${column}`;

const issue = (path: string, code: ContentIssue['code'], text: string): ContentIssue => ({
  path,
  code,
  text,
});

type Heads = ReadonlyMap<number, CsvColumn>;

/** The columns by their places, or what is wrong with their names. */
function headsOf({ row, cells }: CsvRow): Result<Heads, readonly ContentIssue[]> {
  const heads = new Map<number, CsvColumn>();
  const issues: ContentIssue[] = [];
  for (const [place, cell] of cells.entries()) {
    const name = cell.trim().toLowerCase();
    if (name === '') continue;
    const column = CSV_COLUMNS.find((one) => one === name);
    const at = placeOf(row, `column ${String(place + 1)}`);
    if (column === undefined) {
      const guess = didYouMean(name, CSV_COLUMNS);
      const text = `There is no column “${cell.trim()}”.${guess} Leave it out.`;
      issues.push(issue(at, 'UNKNOWN', text));
    } else if ([...heads.values()].includes(column)) {
      issues.push(issue(at, 'TWICE', `The column “${column}” is there twice. Remove one of them.`));
    } else heads.set(place, column);
  }
  const there = [...heads.values()];
  const missing = CSV_COLUMNS.filter(
    (column) => !there.includes(column) && !OPTIONAL_COLUMNS.includes(column),
  );
  issues.push(
    ...missing.map((column) =>
      issue(placeOf(row), 'SHAPE', `The column “${column}” is missing. Add it.`),
    ),
  );
  return issues.length === 0 ? ok(heads) : err(issues);
}

type Cells = Readonly<Partial<Record<CsvColumn, string>>>;

/** Cells without a column, and those with one by its name; empty ones are left out. */
function cellsOf(
  { row, cells }: CsvRow,
  heads: Heads,
): Readonly<{ named: Cells; issues: readonly ContentIssue[] }> {
  const named: Partial<Record<CsvColumn, string>> = {};
  const issues: ContentIssue[] = [];
  for (const [place, cell] of cells.entries()) {
    const text = cell.trim();
    const column = heads.get(place);
    if (text === '') continue;
    if (column === undefined) {
      const at = placeOf(row, `column ${String(place + 1)}`);
      issues.push(issue(at, 'SHAPE', `“${text}” is in a column without a name. Remove it.`));
    } else named[column] = text;
  }
  return { named, issues };
}

/** A whole number as a number; anything else as it is, for the format to refuse. */
const numberIn = (text: string | undefined): number | string | undefined =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : text;

/** Yes or no; anything else as it is, for the format to refuse. */
const flagIn = (text: string | undefined): boolean | string | undefined =>
  text === undefined ? undefined : (FLAGS[text.toLowerCase()] ?? text);

const put = (name: string, value: unknown): object =>
  value === undefined ? {} : { [name]: value };

function unitJson(cells: Cells): object {
  const { maintenance, abilities, atmospheric } = cells;
  const per = cells['per units'];
  const rate =
    maintenance === undefined && per === undefined
      ? undefined
      : `${maintenance ?? ''}/${per ?? ''}`;
  const values = VALUE_COLUMNS.flatMap((column) => {
    const text = cells[column];
    if (text === undefined) return [];
    return [[column, column === 'die' ? text : numberIn(text)] as const];
  });
  return {
    ...put('name', cells.name),
    ...put('kind', cells.kind?.toLowerCase()),
    ...put('hull', cells.hull?.toUpperCase()),
    ...put('era', numberIn(cells.era)),
    ...put('inService', numberIn(cells['in service'])),
    ...put('cost', numberIn(cells.cost)),
    ...put('maintenance', rate),
    values: Object.fromEntries(values),
    ...put('atmospheric', flagIn(atmospheric)),
    ...put(
      'abilities',
      abilities?.split(/\s*[,;]\s*/u).filter((one) => one !== ''),
    ),
  };
}

/** The id and the name of the list, which each row says again. */
function headOf(
  rows: readonly Readonly<{ row: number; named: Cells }>[],
): Readonly<{ id: string; name: string; issues: readonly ContentIssue[] }> {
  const issues: ContentIssue[] = [];
  const said = (column: 'list' | 'list name', otherwise: string): string => {
    const first = rows.find(({ named }) => named[column] !== undefined)?.named[column];
    for (const { row, named } of rows) {
      const own = named[column];
      if (own === undefined || own === first) continue;
      const text = `“${own}” differs from “${first ?? ''}” in the rows before. A table holds one list.`;
      issues.push(issue(placeOf(row, column), 'VALUE', text));
    }
    return first ?? otherwise;
  };
  return { id: said('list', UNNAMED.id), name: said('list name', UNNAMED.name), issues };
}

/** A table of units as the JSON of a force list, or what is wrong with the table itself. */
export function listOfCsv(text: string): Result<ListTable, readonly ContentIssue[]> {
  const read = readCsv(text);
  if (!read.ok) {
    const what = 'A quotation mark opens here and nothing closes it. Close it or remove it.';
    return err([issue(placeOf(read.error.row), 'SYNTAX', what)]);
  }
  const [head, ...rest] = read.value;
  if (head === undefined) return err([issue('', 'SHAPE', 'The table is empty. Add units.')]);
  const heads = headsOf(head);
  if (!heads.ok) return heads;
  const rows = rest.map((row) => ({ row: row.row, ...cellsOf(row, heads.value) }));
  const { id, name, issues: headIssues } = headOf(rows);
  const issues = [...headIssues, ...rows.flatMap((row) => row.issues)];
  if (issues.length > 0) return err(issues);
  const units = rows.map(({ named }) => unitJson(named));
  const json = { format: 'farlane-force-list', version: 1, id, name, units };
  return ok({ json, rows: rows.map(({ row }) => row) });
}

/** A fault of the list that a table makes, with its place in the table. */
export function inTable(fault: ContentIssue, { rows }: ListTable): ContentIssue {
  const [, index, place = ''] = /^units\[(\d+)\]\.?(.*)$/u.exec(fault.path) ?? [];
  const row = rows[Number(index)];
  if (index === undefined || row === undefined) {
    return { ...fault, path: columnOf(fault.path) ?? fault.path };
  }
  const text = fault.text.replaceAll(/units\[(\d+)\]/gu, (all, other: string) => {
    const at = rows[Number(other)];
    return at === undefined ? all : placeOf(at);
  });
  return { ...fault, text, path: placeOf(row, columnOf(place)) };
}
