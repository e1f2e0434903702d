type Row = readonly (string | number)[];

const isNumber = (cell: string | number | undefined): boolean => typeof cell === 'number';

/** Rows in columns, numbers to the right; the first row is the head. */
export function textRows(head: readonly string[], rows: readonly Row[]): readonly string[] {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => String(row[column] ?? '').length)),
  );
  const numeric = head.map((_, column) => rows.every((row) => isNumber(row[column])));
  const line = (row: Row): string =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        const text = String(cell);
        return numeric[column] === true ? text.padStart(width) : text.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [head, ...rows].map(line);
}
