import { err, ok, type Result } from '#kernel/result/result';

/** A row of a table, with its number as spreadsheets count: the first row is 1. */
export type CsvRow = Readonly<{ row: number; cells: readonly string[] }>;

/** A quotation mark that nothing closes. `row`: where it opens. */
export type CsvFault = Readonly<{ row: number }>;

const SEPARATORS = [',', ';', '\t'] as const;
const MARK = '\uFEFF';
/** The line that Excel writes above a table to name its separator. */
const SEPARATOR_LINE = /^sep=([,;\t])\r?\n/iu;

/** The separator that is most frequent in the first line, outside quotation marks. */
function separatorOf(text: string): string {
  const [line = ''] = text.split(/[\r\n]/u, 1);
  const bare = line.replaceAll(/"[^"]*"/gu, '');
  const counts = SEPARATORS.map((one) => bare.split(one).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** A cell in quotation marks or without, and what ends it. */
const cellPattern = (separator: string): RegExp =>
  new RegExp(
    `(?:[ ]*"([^"]*(?:""[^"]*)*)("?)[ ]*|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`,
    'uy',
  );

/** `'=A1` is written for `=A1`, so that no spreadsheet takes a name for a formula. */
const bareCell = (text: string): string =>
  /^'[=+\-@＝＋－＠\t\r']/u.test(text) ? text.slice(1) : text;

type Cell = Readonly<{ text: string; end: string }>;

/** The next cell of a table; null: its quotation mark is not closed. */
function nextCell(pattern: RegExp, body: string): Cell | null {
  const found = pattern.exec(body);
  if (found === null || found[2] === '') return null;
  const [, quoted, , plain = '', end = ''] = found;
  return { text: bareCell(quoted?.replaceAll('""', '"') ?? plain), end };
}

const isFilled = ({ cells }: CsvRow): boolean => cells.some((one) => one.trim() !== '');

/** What is above the table: a byte order mark, and the line that names the separator. */
function tableIn(text: string): Readonly<{ body: string; separator: string; first: number }> {
  const whole = text.startsWith(MARK) ? text.slice(MARK.length) : text;
  const told = SEPARATOR_LINE.exec(whole);
  if (told === null) return { body: whole, separator: separatorOf(whole), first: 1 };
  const [line, separator = ','] = told;
  return { body: whole.slice(line.length), separator, first: 2 };
}

/**
 * The rows of a table as text, as spreadsheets save it: separated by commas, semicolons or tabs, with any line ends, with or
 * without a byte order mark. Empty rows are left out, but counted.
 */
export function readCsv(text: string): Result<readonly CsvRow[], CsvFault> {
  const { body, separator, first } = tableIn(text);
  const pattern = cellPattern(separator);
  const rows: CsvRow[] = [];
  let row = first;
  let cells: string[] = [];
  for (let isOver = false; !isOver; ) {
    const cell = nextCell(pattern, body);
    if (cell === null) return err({ row });
    cells.push(cell.text);
    isOver = cell.end === '';
    if (cell.end === separator) continue;
    rows.push({ row, cells });
    cells = [];
    row += 1;
  }
  return ok(rows.filter(isFilled));
}
