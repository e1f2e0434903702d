import { writeCsv } from '#content/csv/write-csv';
import type { PlainReply } from '#http/replies/reply';
import { TEXTS } from './texts.ts';

export type DataColumn = Readonly<{
  key: string;
  label: string;
  kind: 'text' | 'number';
  /** Mostly 0, which a page leaves out, or a text that mostly nothing has: without any, a page leaves out the column. Files have it. */
  isRare?: true;
  /** Only files have it: a page says it elsewhere. */
  isForFiles?: true;
}>;

export const textColumn = (key: string, label: string): DataColumn => ({
  key,
  label,
  kind: 'text',
});
export const numberColumn = (key: string, label: string): DataColumn => ({
  key,
  label,
  kind: 'number',
});

export const rareTextColumn = (key: string, label: string): DataColumn => ({
  ...textColumn(key, label),
  isRare: true,
});

export const fileColumn = (key: string, label: string): DataColumn => ({
  ...textColumn(key, label),
  isForFiles: true,
});

/** A row: its values by the keys of columns, and where some of them lead. */
export type DataRow = Readonly<{
  values: Readonly<Record<string, string | number>>;
  hrefs?: Readonly<Record<string, string>>;
}>;

/** A table that a page shows, and that can be saved for spreadsheets and programs. */
export type DataTable = Readonly<{
  /** Begins the names of its files. */
  name: string;
  caption: string;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  /** Said in place of a table without rows. */
  empty: string;
}>;

/** With more columns than these a table does not fit on a phone. */
const COLUMNS_ON_A_PHONE = 3;

type Cell = Readonly<{ text: string; href: string; isHead: boolean; isNumber: boolean }>;
type Head = Readonly<{
  label: string;
  isNumber: boolean;
  /** Sorts by this column; empty: it can't be sorted here. */
  href: string;
  sorted: 'ascending' | 'descending' | '';
}>;
type FileLink = Readonly<{ href: string; label: string }>;

/** A table as the partial `data-table` shows it. */
export type DataTableContent = Readonly<{
  id: string;
  caption: string;
  heads: readonly Head[];
  /** The heads as texts, which on a phone are beside the values of a broad table. */
  labels: readonly string[];
  /** On a phone each row becomes a few lines. */
  isBroad: boolean;
  /** Its heads are links that sort it. */
  isSorted: boolean;
  rows: readonly (readonly Cell[])[];
  empty: string;
  files: readonly FileLink[];
}>;

export const TABLE_FORMS = ['csv', 'json'] as const;
export type TableForm = (typeof TABLE_FORMS)[number];

const FORM_LABELS: Readonly<Record<TableForm, string>> = {
  csv: TEXTS.saveAsCsv,
  json: TEXTS.saveAsJson,
};
const TYPES: Readonly<Record<TableForm, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
};

const textOf = (value: string | number | undefined): string =>
  value === undefined ? '' : String(value);

function rowCells(
  { values, hrefs = {} }: DataRow,
  columns: readonly DataColumn[],
): readonly Cell[] {
  return columns.map(({ key, kind, isRare = false }, at) => ({
    text: isRare && values[key] === 0 ? '' : textOf(values[key]),
    href: hrefs[key] ?? '',
    isHead: at === 0,
    isNumber: kind === 'number',
  }));
}

function isShown({ key, kind, isRare, isForFiles }: DataColumn, rows: readonly DataRow[]): boolean {
  if (isForFiles !== undefined) return false;
  const isMostlyThere = kind === 'number' || isRare === undefined;
  return isMostlyThere || rows.some(({ values }) => textOf(values[key]) !== '');
}

/** How a page shows a table. `fileHref`: where a file of it is; `headOf`: how a column is sorted. */
export function tableContent(
  table: DataTable,
  options: Readonly<{
    fileHref?: (form: TableForm) => string;
    headOf?: (column: DataColumn) => Pick<Head, 'href' | 'sorted'>;
  }> = {},
): DataTableContent {
  const { name: id, caption, rows, empty } = table;
  const columns = table.columns.filter((column) => isShown(column, rows));
  const { fileHref, headOf = () => ({ href: '', sorted: '' }) as const } = options;
  const files = fileHref === undefined || rows.length === 0 ? [] : TABLE_FORMS;
  const heads = columns.map((column) => ({
    label: column.label,
    isNumber: column.kind === 'number',
    ...headOf(column),
  }));
  return {
    id,
    caption,
    heads,
    labels: columns.map(({ label }) => label),
    isBroad: columns.length > COLUMNS_ON_A_PHONE,
    isSorted: heads.some(({ href }) => href !== ''),
    rows: rows.map((row) => rowCells(row, columns)),
    empty,
    files: files.map((form) => ({ href: fileHref?.(form) ?? '', label: FORM_LABELS[form] })),
  };
}

/** A table for spreadsheets: the labels of its columns, then its rows. */
export const csvOfTable = ({ columns, rows }: DataTable): string =>
  writeCsv([
    columns.map(({ label }) => label),
    ...rows.map(({ values }) => columns.map(({ key }) => textOf(values[key]))),
  ]);

/** The same for programs: an object for each row. */
export const jsonOfTable = ({ columns, rows }: DataTable): string =>
  `${JSON.stringify(
    rows.map(({ values }) =>
      Object.fromEntries(columns.map(({ key }) => [key, values[key] ?? null])),
    ),
    null,
    2,
  )}\n`;

/** A table as a file. */
export const tableFile = (table: DataTable, form: TableForm, saveAs: string): PlainReply => ({
  kind: 'file',
  type: TYPES[form],
  body: form === 'csv' ? csvOfTable(table) : jsonOfTable(table),
  saveAs: `${saveAs}.${form}`,
});
