import { wrapRuns } from '#report/document/wrap-runs';

/** Columns of a terminal that a text takes: one per character, none for combining marks. */
export const textWidth = (text: string): number => [...text.replace(/\p{M}/gu, '')].length;

/** Breaks a text into lines of at most `width` characters. */
export const wrapText = (text: string, width: number): readonly string[] =>
  wrapRuns([{ text, style: 'plain' }], width, textWidth).map((line) =>
    line.map((run) => run.text).join(''),
  );

/** Wraps behind a mark such as `- `, with the following lines set in under the first. */
export function wrapHanging(mark: string, text: string, width: number): readonly string[] {
  const indent = ' '.repeat(textWidth(mark));
  return wrapText(text, width - indent.length).map(
    (line, index) => `${index === 0 ? mark : indent}${line}`,
  );
}
