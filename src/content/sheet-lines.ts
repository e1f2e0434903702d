import { LONGEST_LINE, LONGEST_SHEET } from '#model/orders/sheet-limits';
import type { ContentIssue } from './issue.ts';

export { LONGEST_SHEET };

/** A line of a sheet that is not blank, or why it is not read. */
export type SheetText = Readonly<{ line: number; text: string; refused: LineIssue | null }>;

type LineIssue = ContentIssue & Readonly<{ line: number }>;

type Limits = Readonly<{
  /** The most lines that are not blank. */
  most: number;
  /** What the sheet is called: `A sheet`, `A correction`. */
  what: string;
  /** What its lines are called: `orders`, `edits`. */
  lines: string;
  /** What is read of a line; left out: all of it. */
  read?: (line: string) => string;
}>;

const number = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');

const tooLong = (line: number, text: string): LineIssue => ({
  path: '',
  code: 'TOO_LONG',
  text,
  line,
});

const saysSomething = (text: string): boolean => !/^\s*(#|$)/u.test(text);

/**
 * The lines of a sheet without blank lines and comments. A sheet that is too long is read only up to its limit, so that
 * it can't block the server; its last line names the limit.
 */
export function sheetLines(
  text: string,
  { most, what, lines, read: readOf = (line) => line }: Limits,
): readonly SheetText[] {
  if (text.length > LONGEST_SHEET) {
    const length = `This text has ${number(text.length)} characters.`;
    const bound = `${what} has at most ${number(LONGEST_SHEET)}, so none of it was read. Shorten it.`;
    return [{ line: 1, text: '', refused: tooLong(1, `${length} ${bound}`) }];
  }
  const all = text
    .split(/\r\n|\n|\r/)
    .map((one, index) => ({ line: index + 1, text: readOf(one) }));
  const speaking = all.filter((one) => saysSomething(one.text));
  const read = speaking.slice(0, most).map((one) => ({ ...one, refused: longLine(one) }));
  const surplus = speaking[most];
  if (surplus === undefined) return read;
  const bound = `${what} has at most ${number(most)} ${lines}, but this one has ${number(speaking.length)}.`;
  const refused = tooLong(
    surplus.line,
    `${bound} Nothing from this line on was read. Leave out some lines.`,
  );
  return [...read, { ...surplus, refused }];
}

function longLine({ line, text }: Readonly<{ line: number; text: string }>): LineIssue | null {
  if (text.length <= LONGEST_LINE) return null;
  const length = `This line has ${number(text.length)} characters.`;
  return tooLong(line, `${length} A line has at most ${number(LONGEST_LINE)}. Split it.`);
}
