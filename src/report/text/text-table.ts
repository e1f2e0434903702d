import { cellPhrase } from '#report/document/cell-phrase';
import type { BlockOf, Cell, Column } from '#report/document/document';
import { fitColumns } from '#report/document/fit-columns';
import { extentOf } from '#report/document/wrap-runs';
import { plainPhrase } from './plain-phrase.ts';
import { textWidth, wrapText } from './wrap-text.ts';

const GAP = '  ';

type Widths = readonly number[];

const PADDED: { readonly [A in Column['align']]: (text: string, spare: number) => string } = {
  start: (text, spare) => text + ' '.repeat(spare),
  end: (text, spare) => ' '.repeat(spare) + text,
  centre: (text, spare) =>
    ' '.repeat(Math.floor(spare / 2)) + text + ' '.repeat(Math.ceil(spare / 2)),
};

const headOf = (column: Column): string => column.abbreviation ?? column.label;

function widthsOf(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
): Widths {
  const needs = columns.map((_, index) => {
    const extents = rows.map((row) =>
      extentOf([{ text: row[index] ?? '', style: 'plain' }], textWidth),
    );
    return {
      natural: Math.max(1, ...extents.map((extent) => extent.natural)),
      minimum: Math.max(1, ...extents.map((extent) => extent.minimum)),
      weight: 0,
    };
  });
  return fitColumns(needs, width - GAP.length * (columns.length - 1));
}

function rowLines(
  columns: readonly Column[],
  widths: Widths,
  row: readonly string[],
): readonly string[] {
  const cells = columns.map((_, index) => wrapText(row[index] ?? '', widths[index] ?? 1));
  const height = Math.max(1, ...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    columns
      .map((column, index) => {
        const text = cells[index]?.[line] ?? '';
        const spare = Math.max(0, (widths[index] ?? 1) - textWidth(text));
        return PADDED[column.align](text, spare);
      })
      .join(GAP),
  );
}

/** A table in aligned columns under its caption; cells too long for their column continue on the next line. */
export function textTable(table: BlockOf<'table'>, width: number): readonly string[] {
  const isTitled = table.titled === true;
  if (table.rows.length === 0) {
    return wrapText(isTitled ? table.empty : `${table.caption}: ${table.empty}`, width);
  }
  const plain = (cells: readonly Cell[]): readonly string[] =>
    cells.map((cell) => plainPhrase(cellPhrase(cell)));
  const head = table.columns.map(headOf);
  const rows = table.rows.map(plain);
  const footer = table.footer === undefined ? [] : [plain(table.footer)];
  const widths = widthsOf(table.columns, [head, ...rows, ...footer], width);
  const rule = widths.map((columnWidth) => '-'.repeat(columnWidth)).join(GAP);
  const draw = (row: readonly string[]): readonly string[] => rowLines(table.columns, widths, row);
  return [
    ...(isTitled ? [] : wrapText(table.caption, width)),
    ...draw(head),
    rule,
    ...rows.flatMap(draw),
    ...footer.flatMap((row) => [rule, ...draw(row)]),
  ];
}
