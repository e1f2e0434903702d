/** With these a cell begins a formula in some spreadsheet; `'` itself, so that it is read back as it was. */
const RISKY = /^[=+\-@＝＋－＠\t\r']/u;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/u;

/** No spreadsheet takes it for a formula. `readCsv` takes the mark away again. */
const harmless = (text: string): string => (RISKY.test(text) ? `'${text}` : text);

function cellText(text: string): string {
  const safe = harmless(text);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as text that spreadsheets open: UTF-8 with a byte order mark, commas, and line ends as RFC 4180 has them. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(cellText).join(',')).join('\r\n')}\r\n`;
}
